import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallOf } from '#contract/kit/operation.ts';
import { getModerationFigures } from '#contract/safety/transparency/get-moderation-figures.ts';
import { getPublishedFigures } from '#contract/safety/transparency/get-published-figures.ts';
import { publishFigures } from '#contract/safety/transparency/publish-figures.ts';
import { recordOutsideEvent } from '#contract/safety/transparency/record-outside-event.ts';
import { insertCase } from '#tests/support/moderation/insert-cases.ts';
import { seededCases } from '#tests/support/moderation/seeded-cases.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { insertOutsideEvent, lockOutsideEvents } from './outside-events.sql.ts';
import { storeActiveMembers } from './recipients.sql.ts';
import { verifyCountsHandler } from './verify-counts.job.ts';

const year = 2031;
const clock = movableClock(new Date(Date.UTC(year, 5, 30, 12)));
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;
let operator: TestOperator;

beforeAll(async () => {
  operator = await newOperator(service);
  const second = await newOperator(service);
  const [member, reporter] = [await service.person(), await service.person()];
  const place = {
    ...{ sites: { a: 1, b: 1 }, member: member.id, reporter: reporter.id },
    ...{ first: operator.id, second: second.id },
  };
  for (const [index, of] of seededCases(60, year).entries())
    await insertCase(service.platform, { of, place, index });
}, 200_000);

const entry = (given: Partial<CallOf<typeof recordOutsideEvent>> = {}) =>
  ({
    ...{
      client_id: randomUUID(),
      host: 'localhost',
      kind: 'order_act',
      category: 'violence',
      day: '2031-05-02',
    },
    ...{ country: 'NL', hours: 30, takes_back: false, ...given },
  }) as CallOf<typeof recordOutsideEvent>;

const ordersOf = async () => {
  const { figures } = (
    await operator.client.api(getModerationFigures, { report: 'transparency', period: String(year) })
  ).answer;
  return figures.find(({ part, row, column }) => part === 'orders' && row === 'violence' && column === 'act')
    ?.value;
};

describe('orders and disputes', () => {
  test('count once for a form, and a correction takes back only what exists [DSA-4c]', async () => {
    const form = entry();
    const [one, other] = await Promise.all([
      operator.client.api(recordOutsideEvent, form),
      operator.client.api(recordOutsideEvent, form),
    ]);
    expect([one.answer.recorded, other.answer.recorded].sort()).toEqual([false, true]);
    expect(await ordersOf()).toBe(1);
    const wrong = await operator.client.api(recordOutsideEvent, entry({ hours: 31, takes_back: true }));
    expect(wrong.problem.code).toBe('nothing_to_take_back');
    await operator.client.api(recordOutsideEvent, entry({ takes_back: true })).then(({ answer }) => answer);
    expect(await ordersOf()).toBe(0);
    const again = await operator.client.api(recordOutsideEvent, entry({ takes_back: true }));
    expect(again.problem.code).toBe('nothing_to_take_back');
    const future = await operator.client.api(recordOutsideEvent, entry({ day: '2031-07-09' }));
    expect(future.problem.code).toBe('day_not_allowed');
  });
});

test('the active members of a month never fall [DSA-4c]', async () => {
  await storeActiveMembers(db, [{ site: 1, members: 2, inUnion: 1 }], clock.now());
  await storeActiveMembers(db, [{ site: 1, members: 1, inUnion: 0 }], clock.now());
  const { rows } = await sql<{ members: number; in_union: number }>`
    select members, in_union from active_recipients where site_id = 1 and month = '2031-06-01'`.execute(db);
  expect(rows).toEqual([{ members: 2, in_union: 1 }]);
});

describe('publishing', () => {
  const shown = async (period?: string, version?: number) =>
    (
      await service
        .client()
        .api(getPublishedFigures, { ...(period && { period }), ...(version !== undefined && { version }) })
    ).answer;

  test('has no figures at first, and a period only after it is over [TRUST-9d]', async () => {
    expect(await shown()).toEqual({ publications: [], shown: null });
    const early = await operator.client.api(publishFigures, { period: String(year), version: 1 });
    expect(early.problem.code).toBe('period_open');
    clock.set(new Date(Date.UTC(year + 1, 0, 1, 12)));
    operator = await newOperator(service);
    const sameDay = await operator.client.api(publishFigures, { period: String(year), version: 1 });
    expect(sameDay.problem.code).toBe('period_open');
  });

  test('is one version for two operators, and everybody reads it without small counts [TRUST-9d]', async () => {
    clock.set(new Date(Date.UTC(year + 1, 0, 2, 12)));
    operator = await newOperator(service);
    const wanted = { period: String(year), version: 1 };
    const results = await Promise.all([
      operator.client.api(publishFigures, wanted),
      operator.client.api(publishFigures, wanted),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { shown: published } = await shown();
    expect(published).toMatchObject({ period: String(year), version: 1, reasons: null });
    const counts =
      published?.figures.filter(({ part, unit }) => part !== 'recipients' && unit === 'count') ?? [];
    expect(counts.filter(({ value }) => value !== null && value > 0 && value < 5)).toEqual([]);
    expect(counts.filter(({ masked }) => masked).length).toBeGreaterThan(5);
    expect(
      published?.figures.find(({ row, column }) => row === '2031-06' && column === 'in_union')?.value,
    ).toBe(1);
  });

  test('refuses later entries in that year, and a new version without reasons [TRUST-9d]', async () => {
    const late = await operator.client.api(recordOutsideEvent, entry());
    expect(late.problem.code).toBe('period_published');
    const silent = await operator.client.api(publishFigures, { period: String(year), version: 2 });
    expect(silent.problem.errors).toMatchObject([{ field: 'reasons', code: 'required' }]);
    const reasons = 'Een verkeerd onderwerp.';
    await operator.client
      .api(publishFigures, { period: String(year), version: 2, reasons })
      .then(({ answer }) => answer);
    expect((await shown()).shown).toMatchObject({ version: 2, reasons });
    expect((await shown(String(year), 1)).shown).toMatchObject({ version: 1 });
    await expect(sql`update published_figures set figures = '[]'`.execute(db)).rejects.toThrow('append-only');
  });

  test('waits for an entry that is being stored, and counts it [DSA-4c, TRUST-9d]', async () => {
    const period = String(year - 1);
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: isStored, resolve: stored } = Promise.withResolvers<void>();
    const entering = service.platform.transact(async (unit) => {
      await lockOutsideEvents(unit.db, 1);
      for (let number = 0; number < 6; number += 1)
        await insertOutsideEvent(unit.db, {
          ...{ site: 1, kind: 'order_act', category: 'violence', day: `${period}-05-02`, country: 'NL' },
          ...{ hours: 30, takesBack: false, clientId: randomUUID() },
        });
      stored();
      await mayEnd;
    });
    await isStored;
    const publishing = operator.client.api(publishFigures, { period, version: 1 });
    await new Promise((resolve) => setTimeout(resolve, 700));
    end();
    await entering;
    expect((await publishing).status).toBe(200);
    const orders = (await shown(period)).shown?.figures.find(
      ({ part, row, column }) => part === 'orders' && row === 'violence' && column === 'act',
    );
    expect(orders?.value).toBe(6);
  });

  test('a half of a year has active members alone [TRUST-9d]', async () => {
    await operator.client.api(publishFigures, { period: '2031-H1', version: 1 }).then(({ answer }) => answer);
    const { shown: half } = await shown('2031-H1');
    expect(new Set(half?.figures.map(({ part }) => part))).toEqual(new Set(['recipients']));
  });

  test('only an operator of the house publishes, with a fresh proof [TRUST-9d]', async () => {
    const moderator = await newOperator(service, service.client(), ['moderator']);
    const refused = await moderator.client.api(publishFigures, { period: '2031-H2', version: 1 });
    expect(refused.problem.code).toBe('right_required');
    await sql`update operator_sessions set proven_at = proven_at - interval '1 hour'
      where operator_id = ${operator.id}`.execute(db);
    const stale = await operator.client.api(publishFigures, { period: '2031-H2', version: 1 });
    expect(stale.problem.code).toBe('step_up_required');
  });
});

describe('the nightly check', () => {
  const alarms = () =>
    (service.service.mailbox?.list(operator.email) ?? []).filter(({ subject }) =>
      subject.includes('Tellingen van moderatie'),
    ).length;

  test('is silent while counts, cases and publications agree [SAFE-7d]', async () => {
    await verifyCountsHandler.run({}, service.platform);
    expect(alarms()).toBe(0);
  });

  test('finds counts that somebody changed in the database, also without a case [SAFE-7d, TRUST-9d]', async () => {
    await sql`alter table moderation_events disable trigger all`.execute(db);
    await sql`update moderation_events set report_id = null, complaint_id = null`.execute(db);
    await sql`delete from moderation_events where measure = 'warning'`.execute(db);
    await sql`alter table moderation_events enable trigger all`.execute(db);
    await verifyCountsHandler.run({}, service.platform);
    await eventually(() => expect(alarms()).toBe(1));
  });
});
