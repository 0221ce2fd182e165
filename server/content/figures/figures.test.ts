import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getFigures } from '#contract/content/figures/get-figures.ts';
import { listQueues } from '#contract/content/figures/list-queues.ts';
import { addSite } from '#contract/content/house/add-site.ts';
import { daySeconds, hourSeconds } from '#contract/kit/durations.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { countFiguresHandler, countFiguresJob } from './count-figures.job.ts';
import { lastDays } from './utc-day.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { platform } = service;
const { db } = platform;
await sql`delete from pgboss.schedule where name = ${countFiguresJob.name}`.execute(db);

let operator: TestOperator;
let other: number;

beforeAll(async () => {
  operator = await newOperator(service);
  const draft = { niche: 2, language: 'de', default_country: 'DE', company: 1, mail_name: 'Flamme' } as const;
  const { answer } = await operator.client.api(addSite, { host: 'flamme.example', ...draft });
  other = answer.site;
});

const send = (subject: ComplaintSubject) =>
  service.client().api(sendComplaint, {
    ...{ client_id: randomUUID(), subject, words: 'Dit klopt niet.', place: 'Sofia', good_faith: true },
    ...{ name: 'Robin', email: 'robin@post.example' },
  });

const stateOf = async (queue: string, of = operator) =>
  (await of.client.api(listQueues, {})).answer.queues.find((one) => one.queue === queue);

const count = () => countFiguresHandler.run({}, platform);

const figures = async (wanted: { days?: '7' | '30' | '90'; site?: number } = {}) =>
  (await operator.client.api(getFigures, { days: '7', ...wanted })).answer;

/** The plan of a query that may use no scan of a whole table. */
const plan = async (query: RawBuilder<unknown>): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

test('shows the waiting items, oldest item, deadline and finished items of a queue [SAFE-6e]', async () => {
  expect(await stateOf('complaints')).toMatchObject({ waiting: { number: 0 }, oldest: null, due: null });
  const from = clock.now().getTime();
  await send('payment');
  clock.forward(2 * hourSeconds);
  await send('threat');
  operator = await newOperator(service);
  const waiting = await stateOf('complaints');
  expect(waiting).toMatchObject({ waiting: { number: 2, more: false }, late: 0 });
  expect(Date.parse(waiting?.oldest ?? '') - from).toBeLessThan(60_000);
  // The threat is younger, and its deadline of a day is the first one.
  expect((Date.parse(waiting?.due ?? '') - from) / 3_600_000).toBeCloseTo(26, 0);
  clock.forward(25 * hourSeconds);
  operator = await newOperator(service);
  expect(await stateOf('complaints')).toMatchObject({ late: 1, finished: { today: 0, week: 0 } });
  const complaint = (await operator.client.api(claimComplaint, {})).answer.complaint?.id ?? 0;
  await operator.client.api(answerComplaint, { complaint, outcome: 'upheld', words: 'Het is opgelost.' });
  expect(await stateOf('complaints')).toMatchObject({
    ...{ waiting: { number: 1 }, late: 0, finished: { today: 1, week: 1 } },
  });
  clock.forward(daySeconds);
  await count();
  operator = await newOperator(service);
  expect(await stateOf('complaints')).toMatchObject({ finished: { today: 0, week: 1 } });
});

test('counts answer times with median and 90th percentile per day, queue and site [SAFE-6e]', async () => {
  await sql`delete from queue_answers`.execute(db);
  const at = clock.now();
  for (const [site, waited] of [
    [1, 10],
    [1, 20],
    [1, 90],
    [other, 1000],
  ])
    await sql`insert into queue_answers (queue, site_id, at, waited) values ('reports', ${site}, ${at}, ${waited})`.execute(
      db,
    );
  await count();
  await count();
  const all = (await figures()).answers.find(({ queue }) => queue === 'reports');
  expect([all?.answered.at(-1), all?.median.at(-1), all?.p90.at(-1)]).toEqual([4, 20, 1000]);
  const own = (await figures({ site: 1 })).answers.find(({ queue }) => queue === 'reports');
  expect([own?.answered.at(-1), own?.median.at(-1), own?.p90.at(-1)]).toEqual([3, 20, 90]);
});

test('counts the answer to a report, not a case that an operator opens [SAFE-6e]', async () => {
  await sql`delete from queue_answers`.execute(db);
  const [anna, bram] = [await service.person({ name: 'Anna' }), await service.person({ name: 'Bram' })];
  await anna.api(reportMember, { profile: bram.id, reason: 'spam', words: 'Reclame.' });
  const decide = (source: string) =>
    sql`
    with own as (
      insert into reports (site_id, member_id, reason, snapshot, source, waits_since)
      values (1, ${bram.id}, 'spam', '{}', ${source}, ${clock.now()}) returning id
    ) select id from own`.execute(db);
  await decide('operator');
  clock.forward(300);
  await sql`insert into decisions (report_id, stage, operator_id, outcome, decided_at)
    select id, 'first', ${operator.id}, 'no_breach', ${clock.now()} from reports where member_id = ${bram.id}`.execute(
    db,
  );
  const { rows } = await sql<{
    queue: string;
    waited: number;
  }>`select queue, waited from queue_answers`.execute(db);
  expect(rows.map(({ queue }) => queue)).toEqual(['reports']);
  expect(rows[0]?.waited).toBeGreaterThanOrEqual(299);
});

test('counts sign-ups, active members and money per site, without fictional profiles [SAFE-6e]', async () => {
  clock.forward(3 * daySeconds);
  operator = await newOperator(service);
  await count();
  const before = await figures();
  const member = await service.person({ name: 'Carla' });
  await sql`insert into payments (member_id, site_id, package, credits, amount, currency, country, method, provider,
      state, settled_at, reversed_amount)
    values (${member.id}, 1, 'p1', 10, 2500, 'EUR', 'NL', 'ideal', 'sandbox', 'completed', ${clock.now()}, 0)`.execute(
    db,
  );
  await sql`insert into payment_reversals (payment_id, kind, provider_reference, amount, credits, taken, state, settled_at)
    select id, 'refund', 'r1', 500, 0, 0, 'done', ${clock.now()} from payments where member_id = ${member.id}`.execute(
    db,
  );
  await sql`update members set joined_at = ${clock.now()} where id = ${member.id}`.execute(db);
  await sql`update profiles set last_active_at = ${clock.now()} where member_id = ${member.id}`.execute(db);
  await count();
  await count();
  const after = await figures();
  const last = (values: ReadonlyArray<number | null> | undefined) => values?.at(-1) ?? 0;
  expect(last(after.sign_ups) - last(before.sign_ups)).toBe(1);
  expect(last(after.active) - last(before.active)).toBe(1);
  const [euro] = after.revenue;
  expect([euro?.currency, last(euro?.paid), last(euro?.returned)]).toEqual(['EUR', 2500, 500]);
  const elsewhere = await figures({ site: other });
  expect([last(elsewhere.sign_ups), last(elsewhere.active), elsewhere.revenue]).toEqual([0, 0, []]);
  expect(after.days).toEqual(lastDays(clock.now(), 7));
  // Nobody counted active members on the days before, which is not zero.
  expect(after.active.at(-2)).toBeNull();
});

test('shows figures to operators with the right, and queues by the rights of each [SAFE-6e]', async () => {
  const support = await newOperator(service, service.client(), ['support']);
  expect((await support.client.api(getFigures, { days: '7' })).problem.code).toBe('right_required');
  const names = (await support.client.api(listQueues, {})).answer.queues.map(({ queue }) => queue);
  expect(names).toEqual(['reports', 'complaints', 'withdrawals', 'differences', 'approvals']);
  const editor = await newOperator(service, service.client(), ['editor']);
  const own = (await editor.client.api(listQueues, {})).answer.queues.map(({ queue }) => queue);
  expect(own).toEqual(['conversations', 'approvals']);
});

test('reads figures and counts days along indexes [SAFE-6e]', async () => {
  const day = '2026-11-01';
  const plans = [
    await plan(sql`select * from members where joined_at >= ${day} and joined_at < now()`),
    await plan(sql`select * from payment_reversals where state = 'done' and settled_at >= ${day}`),
    await plan(
      sql`select count(*) from profiles where site_id = 1 and status = 'invisible' and active_slot >= ${day}`,
    ),
    await plan(sql`select queue from queue_answers where at >= ${day}`),
    await plan(sql`select * from figure_days where day >= ${day}`),
    await plan(sql`select * from answer_days where day >= ${day}`),
  ].join('\n');
  expect(plans).not.toContain('Seq Scan');
  for (const index of [
    'members_joined',
    'payment_reversals_settled',
    'profiles_of_invisible',
    'queue_answers_at',
  ])
    expect(plans).toContain(index);
});
