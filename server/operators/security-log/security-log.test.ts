import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { getOperator } from '#contract/operators/get-operator.ts';
import { logInOperator } from '#contract/operators/log-in-operator.ts';
import { searchSecurityEvents } from '#contract/operators/search-security-events.ts';
import { findPayments } from '#contract/profiles/find-payments.ts';
import { securityLog } from '#tests/support/operators/security-log.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { purgeExpired } from '../operators.sql.ts';
import { watchSecurity } from './watch-security.job.ts';

const password = 'een heel lang wachtwoord';

let service: TestService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock, trustProxy: true });
});

const { kindsAbout, newMember, rowsAbout, shownTo } = securityLog(() => service, password);

describe('the table', () => {
  test('refuses changes and early deletes in the database, and takes a purge after 90 days [OPS-6i]', async () => {
    const { id } = await newMember();
    const { db } = service.platform;
    const refused = 'takes new rows alone';
    await expect(sql`update security_events set kind = 'log_in'`.execute(db)).rejects.toThrow(refused);
    await expect(sql`delete from security_events where member_id = ${id}`.execute(db)).rejects.toThrow(
      refused,
    );
    await expect(sql`truncate security_events`.execute(db)).rejects.toThrow(refused);
    await sql`insert into security_events (at, kind, member_id) values
      (now() - interval '91 days', 'log_in', ${id}), (now() - interval '89 days', 'log_in_failed', ${id})`.execute(
      db,
    );
    await purgeExpired(db, clock.now());
    expect(await kindsAbout(id)).toEqual(['log_in', 'log_in_failed']);
    // A clock that runs ahead deletes nothing early.
    await purgeExpired(db, new Date(clock.now().getTime() + 200 * 24 * 3600 * 1000));
    expect(await kindsAbout(id)).toEqual(['log_in', 'log_in_failed']);
  });
});

describe('operators', () => {
  test('records their logins and failures, and refused console calls of members and visitors [OPS-6c]', async () => {
    const operator = await newOperator(service);
    await service.client().api(logInOperator, { email: operator.email, password: 'wrong' });
    const events = await rowsAbout('operator_id', operator.id);
    expect(events.map(({ kind }) => kind)).toEqual(['log_in', 'log_in_failed']);
    const { browser, id } = await newMember();
    await browser.api(getOperator, {});
    expect(await kindsAbout(id)).toEqual(['log_in']);
    await browser.api(findPayments, {});
    const refused = (await rowsAbout('member_id', id)).at(-1);
    expect(refused).toMatchObject({ kind: 'authority_refused', operation: 'profiles/find-payments' });
  });

  test('records each member whose data an operator saw, once in ten minutes [OPS-6c]', async () => {
    const operator = await newOperator(service);
    const { browser, id } = await newMember();
    await buyPackage(browser);
    for (let time = 0; time < 3; time += 1) await operator.client.api(findPayments, {});
    const reads = async () =>
      (await rowsAbout('member_id', id)).filter(({ kind }) => kind === 'operator_read');
    expect(await reads()).toEqual([
      {
        kind: 'operator_read',
        operation: 'profiles/find-payments',
        network_hash: null,
        browser: null,
        system: null,
      },
    ]);
    expect((await shownTo(browser)).results.map(({ kind }) => kind)).not.toContain('operator_read');
    clock.forward(11 * 60);
    await operator.client.api(findPayments, {});
    expect(await reads()).toHaveLength(2);
  });

  test('search the log by member and by operator, together with the audit log [OPS-6g]', async () => {
    const operator = await newOperator(service);
    const { id } = await newMember();
    const about = async (search: { member?: Id; operator?: Id }) =>
      (await operator.client.api(searchSecurityEvents, search)).answer;
    expect((await about({ member: id })).results.map(({ kind, operator: by }) => [kind, by])).toEqual([
      ['operator_read', operator.email],
      ['log_in', null],
    ]);
    const own = await about({ operator: operator.id });
    expect(own.results.map(({ kind, operation }) => operation ?? kind)).toEqual(
      expect.arrayContaining([
        'operators/log-in',
        'operators/set-up',
        'log_in',
        'operators/search-security-events',
      ]),
    );
    expect(own.operators).toContainEqual({ id: operator.id, email: operator.email });
    expect((await about({ member: 12_345 })).results).toEqual([]);
    expect((await service.client().api(searchSecurityEvents, {})).problem.code).toBe('operator_required');
  });

  test('are alarmed once in six hours about a burst of failures of an operator account [OPS-6h]', async () => {
    const operator = await newOperator(service);
    const alarms = () =>
      (service.service.mailbox?.list(operator.email) ?? []).filter(({ text }) =>
        text.includes(operator.email),
      );
    for (let time = 0; time < 4; time += 1)
      await service.client().api(logInOperator, { email: operator.email, password: 'wrong' });
    await watchSecurity.run({}, service.platform);
    await service.client().api(logInOperator, { email: operator.email, password: 'wrong' });
    await watchSecurity.run({}, service.platform);
    await watchSecurity.run({}, service.platform);
    await eventually(() => expect(alarms()).toHaveLength(1));
    expect(alarms()[0]?.text).toContain(
      `5 mislukte pogingen in een uur om in te loggen als ${operator.email}`,
    );
  });

  test.each([
    ['exports', 'export_requested', 20],
    ['refused calls of the console', 'authority_refused', 50],
    ['failures of members', 'log_in_failed', 500],
    ['failures before sensitive acts', 'proof_failed', 500],
  ])('are alarmed about a burst of %s [OPS-6h]', async (_name, kind, enough) => {
    clock.forward(7 * 3600);
    const operator = await newOperator(service);
    const { db } = service.platform;
    const operation = kind === 'authority_refused' ? 'operators/get-operator' : null;
    const add = (rows: number) =>
      sql`insert into security_events (at, kind, operation)
        select ${clock.now()}::timestamptz, ${kind}, ${operation} from generate_series(1, ${rows})`.execute(
        db,
      );
    const mails = () => (service.service.mailbox?.list(operator.email) ?? []).length;
    await add(enough - 1);
    await watchSecurity.run({}, service.platform);
    expect(mails()).toBe(0);
    await add(1);
    await watchSecurity.run({}, service.platform);
    await eventually(() => expect(mails()).toBe(1));
  });
});
