import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { reviewNotifier } from '#contract/safety/notifiers/review-notifier.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { countingFindings } from '../transparency/counting-findings.sql.ts';
import { eventMedians, openNotices } from '../transparency/event-counts.sql.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;

let operator: TestOperator;
let email: string;

const send = (more: object = {}) =>
  service.client().api(sendComplaint, {
    ...{ client_id: randomUUID(), subject: 'content' as const, words: 'Weg ermee.', place: 'Sofia' },
    ...{ good_faith: true, name: 'Robin', email, ...more },
  });

/** Suspends an address for thirty days, after one notice and a warning. */
async function suspend() {
  await send({ subject: 'content' });
  const at = clock.now();
  const ago = (seconds: number) => new Date(at.getTime() - seconds * 1000);
  for (const [decision, decided, until] of [
    ['warning', ago(60), null],
    ['suspended', ago(1), new Date(at.getTime() + 30 * daySeconds * 1000)],
  ] as const)
    await sql`insert into notifier_cases (site_id, address_hash, complaint_id, origin, opened_at, waits_since,
        unfounded, founded, decision, facts, decided_by, decided_at, until, keep_until)
      select site_id, address_hash, id, origin, ${ago(90)}, ${ago(90)}, 3, 0, ${decision}, 'Drie keer mis.',
        ${operator.id}, ${decided}, ${until}, ${new Date(at.getTime() + 1e10)} from complaints
      where address_hash is not null order by created_at desc limit 1`.execute(db);
  await sql`update complaints set outcome = 'not_upheld', answer = 'Nee.', answered_by = ${operator.id},
    answered_at = ${at}, keep_until = ${new Date(at.getTime() + 1e10)} where outcome is null`.execute(db);
}

const stored = async () =>
  (
    await sql<{ outcome: string | null; kept: boolean }>`
      select outcome, keep_until > ${clock.now()} as kept from complaints order by created_at desc, id`.execute(
      db,
    )
  ).rows;

beforeEach(async () => {
  await sql`delete from notifier_cases`.execute(db);
  await sql`delete from complaints`.execute(db);
  operator = await newOperator(service);
  email = `${randomUUID()}@post.example`;
  await suspend();
  clock.forward(60);
});

test('a stranger who types a suspended address gets the same answer as for any other [DSA-5c]', async () => {
  const form = { client_id: randomUUID() };
  const suspended = await send(form);
  const other = await send({ email: `${randomUUID()}@post.example` });
  expect([suspended.status, Object.keys(suspended.answer)]).toEqual([
    other.status,
    Object.keys(other.answer),
  ]);
  expect([suspended.answer.mailed, other.answer.mailed]).toEqual([true, true]);
  const again = await send(form);
  expect(again.answer).toEqual(suspended.answer);
  expect((await send({ ...form, words: 'Anders.' })).problem.code).toBe('client_id_reused');
});

test('a notice from a suspended address is stored unread and burdens no queue [DSA-5c]', async () => {
  await send().then(({ answer }) => answer);
  const waiting = (await operator.client.api(listReports, {})).answer.complaints;
  expect(waiting.results).toEqual([]);
  expect((await stored())[0]).toEqual({ outcome: 'unread', kept: true });
  await eventually(() => {
    const subjects = (service.service.mailbox?.list(email) ?? []).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Over je meldingen')).toHaveLength(1);
  });
  clock.forward(31 * daySeconds);
  await send().then(({ answer }) => answer);
  expect((await stored())[0]?.outcome).toBeNull();
});

test('unread notices count as closed without a measure, and change no median [DSA-4c, DSA-5c]', async () => {
  const span = { site: 1, from: new Date(0), until: new Date(clock.now().getTime() + 1e10) };
  const open = async () =>
    (await openNotices(db, span)).find(({ reason }) => reason === 'content')?.number ?? 0;
  const before = [await open(), await eventMedians(db, span)];
  await send().then(({ answer }) => answer);
  expect([await open(), await eventMedians(db, span)]).toEqual(before);
  const { rows } = await sql<{ kind: string; outcome: string | null }>`
    select kind, moderation_events.outcome from moderation_events
    join complaints on complaints.id = moderation_events.complaint_id where complaints.outcome = 'unread'
    order by kind`.execute(db);
  expect(rows).toEqual([
    { kind: 'decided', outcome: 'unread' },
    { kind: 'received', outcome: null },
  ]);
  expect((await countingFindings(db)).filter(({ finding }) => finding !== 'surplus')).toEqual([]);
});

test('the database closes nothing unread without a suspension, and nothing that was waiting [DSA-5c]', async () => {
  const other = `${randomUUID()}@post.example`;
  await send({ email: other }).then(({ answer }) => answer);
  await expect(
    sql`update complaints set outcome = 'unread', answered_at = now(), keep_until = now() where outcome is null`.execute(
      db,
    ),
  ).rejects.toThrow('suspended address');
  await expect(
    sql`insert into complaints (site_id, client_id, declared, address_hash, subject, words, place, language, origin,
        created_at, outcome, answered_at, keep_until)
      select site_id, gen_random_uuid(), declared, address_hash, subject, words, place, language, origin, created_at,
        'unread', created_at, created_at from complaints where outcome is null`.execute(db),
  ).rejects.toThrow('suspended address');
});

const waitingNotices = async () =>
  (await operator.client.api(listReports, {})).answer.complaints.results.map(({ id }) => id);

/** Another operator decides on the appeal against a suspension of the address. */
async function review(outcome: 'upheld' | 'reversed') {
  const at = clock.now();
  const { rows } = await sql<{ id: number }>`
    update notifier_cases set appeal = 'Ze klopten.', appealed_at = ${at}, waits_since = ${at}
    where decision = 'suspended' and appealed_at is null returning id`.execute(db);
  const second = await newOperator(service);
  await second.client
    .api(reviewNotifier, { case: rows[0]?.id ?? 0, outcome, reasons: 'Twee klopten.' })
    .then(({ answer }) => answer);
}

test('a reversed suspension brings its unread notices back to the queue, to be decided [DSA-5f, DSA-4c]', async () => {
  const span = { site: 1, from: new Date(0), until: new Date(clock.now().getTime() + 1e10) };
  const open = async () =>
    (await openNotices(db, span)).find(({ reason }) => reason === 'content')?.number ?? 0;
  const before = await open();
  await send().then(({ answer }) => answer);
  await review('reversed');
  expect(await open()).toBe(before + 1);
  const [complaint, ...more] = await waitingNotices();
  expect([complaint === undefined, more]).toEqual([false, []]);
  await operator.client.api(claimComplaint, { complaint: complaint ?? 0 }).then(({ answer }) => answer);
  await operator.client
    .api(answerComplaint, { complaint: complaint ?? 0, outcome: 'upheld', words: 'Je had gelijk.' })
    .then(({ answer }) => answer);
  expect(await open()).toBe(before);
  expect((await countingFindings(db)).filter(({ finding }) => finding !== 'surplus')).toEqual([]);
});

test('an upheld suspension keeps its notices unread [DSA-5f]', async () => {
  await send().then(({ answer }) => answer);
  await review('upheld');
  expect(await waitingNotices()).toEqual([]);
});

test('a notice that another suspension in force closed stays unread [DSA-5f]', async () => {
  await send().then(({ answer }) => answer);
  await sql`insert into notifier_cases (site_id, address_hash, complaint_id, origin, opened_at, waits_since, unfounded,
      founded, decision, facts, decided_by, decided_at, until, keep_until, appealed_at, appeal, appeal_outcome,
      appeal_reasons, reviewed_by, reviewed_at)
    select site_id, address_hash, complaint_id, origin, opened_at, waits_since, unfounded, founded, decision, facts,
      decided_by, decided_at, until, keep_until, decided_at, 'Nee.', 'upheld', 'Toch wel.', ${(await newOperator(service)).id}, decided_at
    from notifier_cases where decision = 'suspended'`.execute(db);
  await review('reversed');
  expect(await waitingNotices()).toEqual([]);
  await expect(
    sql`update complaints set outcome = null, answered_at = null, keep_until = null where outcome = 'unread'`.execute(
      db,
    ),
  ).rejects.toThrow('suspension of this notice');
});

test('only a reopened notice loses its count [DSA-5f, SAFE-7a]', async () => {
  await send().then(({ answer }) => answer);
  await expect(sql`delete from moderation_events where outcome = 'unread'`.execute(db)).rejects.toThrow(
    'append-only',
  );
});
