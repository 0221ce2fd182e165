import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportAuditLog } from '#contract/operators/export-audit-log.ts';
import { getOperator } from '#contract/operators/get-operator.ts';
import { listOperators } from '#contract/operators/list-operators.ts';
import { searchAuditLog } from '#contract/operators/search-audit-log.ts';
import { getConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import { listDebts } from '#contract/payments/console/list-debts.ts';
import { countWaitingPhotos } from '#contract/photos/count-waiting-photos.ts';
import { findPayments } from '#contract/profiles/find-payments.ts';
import { listWaitingPhotos } from '#contract/profiles/list-waiting-photos.ts';
import { listRestrictions } from '#contract/safety/list-restrictions.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { auditAreas, auditQuery } from './audit-log.sql.ts';
import { csvOf } from './csv.ts';

let service: PeopleService;
let operator: TestOperator;

beforeAll(async () => {
  service = await startServiceWithMembers();
  operator = await newOperator(service);
});

interface StoredLook {
  readonly action: string;
  readonly member_id: number | null;
  readonly subject_id: number | null;
  readonly details: object;
}

const looks = async ({ id }: TestOperator) => {
  const { rows } = await sql<StoredLook>`
    select action, member_id, subject_id, details from audit_entries
    where operator_id = ${id} and look order by id`.execute(service.platform.db);
  return rows;
};

describe('every look', () => {
  test('at the photo queue, a payment search, a payment and the measures leaves one entry [SAFE-2k, GDPR-17b]', async () => {
    const person = await service.person();
    const payment = await buyPackage(person, 'p1', { startNow: true });
    const viewer = await newOperator(service);
    const search = 'a name that must not be stored';
    (await viewer.client.api(findPayments, { search })).answer;
    (await viewer.client.api(getConsolePayment, { id: payment })).answer;
    (await viewer.client.api(listRestrictions, {})).answer;
    (await viewer.client.api(listWaitingPhotos, {})).answer;
    (await viewer.client.api(listDebts, { page: 2 })).answer;
    const found = await looks(viewer);
    expect(found.map(({ action }) => action)).toEqual([
      'profiles/find-payments',
      'payments/get-console-payment',
      'safety/list-restrictions',
      'profiles/list-waiting-photos',
      'payments/list-debts',
    ]);
    expect(found[1]).toMatchObject({ member_id: person.id, subject_id: payment });
    expect(found[4]).toMatchObject({ details: { page: 2 } });
    expect(JSON.stringify(found)).not.toContain('must not');
  });

  test('that was refused leaves none, nor does a polled count or the own login [SAFE-2k]', async () => {
    const support = await newOperator(service, service.client(), ['support']);
    expect((await support.client.api(listOperators, {})).problem.code).toBe('right_required');
    expect((await support.client.api(getConsolePayment, { id: 4711 })).status).toBe(404);
    const viewer = await newOperator(service);
    await viewer.client.api(countWaitingPhotos, {});
    await viewer.client.api(getOperator, {});
    expect(await looks(support)).toEqual([]);
    expect(await looks(viewer)).toEqual([]);
    const { rows } = await sql`select from security_events
      where operator_id = ${support.id} and kind = 'authority_refused'`.execute(service.platform.db);
    expect(rows).toHaveLength(1);
  });
});

describe('the audit log', () => {
  test('shows entries newest first, by page and filter, and reading it is recorded [SAFE-2j, SAFE-6d, GDPR-17c]', async () => {
    const viewer = await newOperator(service);
    for (let page = 1; page <= 60; page += 1) (await viewer.client.api(listDebts, { page })).answer;
    const filter = { operator: viewer.id, action: 'payments/list-debts', look: true };
    const first = (await operator.client.api(searchAuditLog, filter)).answer;
    const areas = expect.arrayContaining(['operators', 'payments']);
    expect(first).toMatchObject({ has_more: true, areas });
    const last = first.results.at(-1)?.id;
    const second = (await operator.client.api(searchAuditLog, { ...filter, after: last })).answer;
    const pages = [...first.results, ...second.results].map(({ details }) => details.page ?? 1);
    expect(pages).toEqual(Array.from({ length: 60 }, (_, place) => 60 - place));
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect((await operator.client.api(searchAuditLog, { since: tomorrow })).answer.results).toEqual([]);
    const own = { operator: operator.id, action: 'operators/search-audit-log' };
    expect((await operator.client.api(searchAuditLog, own)).answer.results).not.toEqual([]);
  });

  test('is exported as CSV of the filter, and the export is recorded [SAFE-2j, SAFE-6d]', async () => {
    const filter = { operator: operator.id };
    const { csv, cut, entries } = (await operator.client.api(exportAuditLog, filter)).answer;
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe('\uFEFFid,at,operator,action,look,member,subject,details');
    expect(lines).toHaveLength(entries + 2);
    expect(cut).toBe(false);
    const { rows } = await sql`select from audit_entries where action = 'operators/export-audit-log'
      and operator_id = ${operator.id}`.execute(service.platform.db);
    expect(rows).toHaveLength(1);
  });

  test('defuses cells that a spreadsheet would compute [SAFE-6d]', () => {
    expect(csvOf([['=1+1', '+1', '-1', '@a', 'a,b', 'a "b"', 3, -3, null, true]])).toBe(
      `\uFEFF'=1+1,'+1,'-1,'@a,"a,b","a ""b""",3,-3,,true\r\n`,
    );
  });

  test('reads each filter from an index, in the order of the page [SAFE-2j]', async () => {
    const { db } = service.platform;
    expect(await auditAreas(db)).toContain('operators');
    await sql`insert into audit_entries (at, operator_id, action, subject_id, look)
      select now() - n * interval '1 minute', ${operator.id}, 'photos/review-photo', n, n % 2 = 0
      from generate_series(1, 20000) n`.execute(db);
    await sql`analyze audit_entries`.execute(db);
    for (const filter of [
      { operator: operator.id },
      { action: 'photos' },
      { action: 'photos/review-photo' },
      { subject: 19_000 },
      { member: 4711 },
      { until: new Date(Date.now() - 86_400_000).toISOString() },
    ]) {
      const plan = JSON.stringify(await auditQuery(db, filter, { after: undefined, limit: 51 }).explain());
      expect(plan, JSON.stringify(filter)).not.toMatch(/Seq Scan|Sort/);
    }
  });
});
