import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { type ComplaintSubject, complaintSubjects } from '#contract/safety/complaint.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { type ReportReason, reportReasons } from '#contract/safety/report-reason.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { createSetUpLink, disableOperator } from '#server/operators/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { queueOrder, raiseAlarms } from './queue.sql.ts';
import { alarmSteps, type Queue } from './urgency.ts';
import {
  mailDeadlinesHandler,
  mailDeadlinesJob,
  watchQueuesHandler,
  watchQueuesJob,
} from './watch-queues.job.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { platform } = service;
const { db } = platform;

// Only these tests start runs: a scheduled run in between would be counted.
await sql`delete from pgboss.schedule where name = ${watchQueuesJob.name}`.execute(db);

let operator: TestOperator;

beforeEach(async () => {
  await sql`delete from complaints`.execute(db);
  await sql`delete from reports`.execute(db);
  const before = operator;
  operator = await newOperator(service);
  // Disables the operator of the previous test, who is not the last administrator any more.
  if (before !== undefined) await disableOperator(db, before.email, clock.now());
});

const send = (subject: ComplaintSubject = 'intimate_image') =>
  service.client().api(sendComplaint, {
    ...{ client_id: randomUUID(), subject, words: 'Dat ben ik.', place: 'Sofia', good_faith: true },
    ...{ name: 'Robin', email: 'robin@post.example' },
  });

/** Each report has its own reporter and its own reported member. */
const report = async (reason: ReportReason): Promise<{ readonly id: Id; readonly about: Person }> => {
  const [anna, about] = [await service.person({ name: 'Anna' }), await service.person({ name: 'Bram' })];
  await anna.api(reportMember, { profile: about.id, reason, words: 'Dit klopt niet.' });
  const { rows } = await sql<{ id: Id }>`select id from reports where member_id = ${about.id}`.execute(db);
  return { id: rows[0]?.id ?? 0, about };
};

const readQueue = async () => (await operator.client.api(listReports, {})).answer;
const watch = (on: Platform = platform) => watchQueuesHandler.run({}, on);
/** The mails about deadlines, without those about a new report of a possible minor. */
const mailsTo = (email: string) =>
  (service.service.mailbox?.list(email) ?? []).filter(({ subject }) => !subject.startsWith('Misschien'));

/** The newest of `number` mails to the operator. */
const mail = async (number: number): Promise<string> => {
  await eventually(() => expect(mailsTo(operator.email)).toHaveLength(number));
  return mailsTo(operator.email)[0]?.text ?? '';
};

/** Number of mails to the operator that were enqueued, sent or not. */
const ordered = async () => {
  const { rows } = await sql`select from pgboss.job
    where name = ${mailDeadlinesJob.name} and data ->> 'operator' = ${String(operator.id)}`.execute(db);
  return rows.length;
};

const alarms = async (queue: Queue) => {
  const { rows } = await sql<{ alarm: number }>`
    select alarm from ${sql.table(queue)} order by created_at`.execute(db);
  return rows.map(({ alarm }) => alarm);
};

const plan = async (query: RawBuilder<unknown>): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    await sql`set local enable_sort = off`.execute(transaction);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

test('orders complaints by class: minors, intimate images, threats, extortion and scams, the rest [DSA-7a]', async () => {
  for (const subject of [...complaintSubjects].reverse()) {
    await send(subject);
    clock.forward(1);
  }
  const order = (await readQueue()).complaints.results.map(({ subject }) => subject);
  expect(order).toEqual([
    ...['underage', 'intimate_image', 'threat', 'extortion'],
    // Within a class, the longest waiting first.
    ...['other', 'accessibility', 'privacy', 'content', 'account', 'payment', 'thought_real'],
  ]);
  const taken: unknown[] = [];
  for (const _ of order)
    taken.push((await operator.client.api(claimComplaint, {})).answer.complaint?.subject);
  expect(taken).toEqual(order);
});

test('lists and assigns reports in the same order [DSA-7a]', async () => {
  for (const reason of [...reportReasons].reverse()) {
    await report(reason);
    clock.forward(1);
  }
  const order = (await readQueue()).results.map(({ reason }) => reason);
  expect(order).toEqual([
    ...['underage', 'intimate_image', 'threat', 'extortion', 'fake'],
    ...['other', 'thought_real', 'stolen_photo', 'spam', 'offensive'],
  ]);
  const taken: unknown[] = [];
  for (const _ of order) taken.push((await operator.client.api(claimReport, {})).answer.report?.reason);
  expect(taken).toEqual(order);
});

test.each(['reports', 'complaints'] as const)(
  'reads the order of %s by a walk along their index [DSA-7a]',
  async (queue) => {
    const { waits, place, since, order } = queueOrder[queue];
    const next = await plan(sql`select id from ${sql.table(queue)} where ${waits} order by ${order} limit 1`);
    // Notices of trusted flaggers come first, so the order of complaints has an index of its own.
    expect(next).toContain(`using ${queue === 'complaints' ? 'complaints_first' : 'reports_waiting'}`);
    expect(next).not.toContain('Sort');
    const ofClass = await plan(
      sql`select id from ${sql.table(queue)} where ${waits} and ${place} = 2 and ${since} <= now()`,
    );
    // An empty table costs the same by both indexes of complaints.
    expect(ofClass).toMatch(new RegExp(`using ${queue}_(?:waiting|first)`, 'u'));
    expect(ofClass).toContain('Index Cond: ((CASE');
  },
);

test('shows each deadline in the queue and in the case [SAFE-1b, DSA-7b, GATE-4d]', async () => {
  for (const why of ['underage', 'intimate_image', 'threat', 'extortion', 'other'] as const) {
    await send(why);
    await report(why);
  }
  const allowed = (of: { readonly created_at: string; readonly due_at: string }) =>
    (Date.parse(of.due_at) - Date.parse(of.created_at)) / 1000 / hourSeconds;
  const { results, complaints } = await readQueue();
  expect(results.map(allowed)).toEqual([24, 48, 24, 72, 168]);
  expect(complaints.results.map(allowed)).toEqual([24, 48, 24, 72, 168]);
  expect((await operator.client.api(claimReport, {})).answer.report?.due_at).toBe(results[0]?.due_at);
  const complaint = (await operator.client.api(claimComplaint, {})).answer.complaint;
  expect(complaint?.due_at).toBe(complaints.results[0]?.due_at);
});

test('counts the deadline of an appeal from the appeal, and alarms again [DSA-7b, DSA-3a]', async () => {
  const { id, about } = await report('threat');
  clock.forward(25 * hourSeconds);
  operator = await newOperator(service);
  await watch();
  expect(await alarms('reports')).toEqual([3]);
  // Writes a decision as `chat/decide-report` does, which safety may not import because it is above in the
  // domain order.
  await sql`insert into decisions (report_id, stage, operator_id, outcome, ground, decided_at)
    values (${id}, 'first', ${operator.id}, 'warning', 'offensive', ${clock.now()})`.execute(db);
  await sql`update reports set status = 'closed', keep_until = ${clock.now()} where id = ${id}`.execute(db);
  const before = clock.now().getTime();
  await about.api(appealDecision, { decision: id, words: 'Het was een grapje.' });
  const { results } = await readQueue();
  expect(results).toMatchObject([{ id, status: 'appealed' }]);
  expect(Date.parse(results[0]?.due_at ?? '')).toBeGreaterThanOrEqual(before + 24 * hourSeconds * 1000);
  await watch();
  expect(await alarms('reports')).toEqual([0]);
  clock.forward(25 * hourSeconds);
  await watch();
  expect(await alarms('reports')).toEqual([3]);
});

test('mails operators once about each class that is late [SAFE-1b, DSA-7c, GATE-4d]', async () => {
  await createSetUpLink(db, 'not-set-up@staff.example', clock.now());
  await report('underage');
  await report('fake');
  await send('threat');
  await send('payment');
  clock.forward(23 * hourSeconds);
  await watch();
  expect([await ordered(), await alarms('reports'), await alarms('complaints')]).toEqual([0, [0, 0], [0, 0]]);
  clock.forward(2 * hourSeconds);
  await watch();
  await watch();
  const first = await mail(1);
  expect(first).toContain('Minderjarigen: 1 te laat.');
  expect(first).toContain('Bedreigingen: 1 te laat.');
  expect(first).not.toMatch(/oplichting|andere: |intiem/);
  expect(first).toContain('/console/reports');
  // Contains nothing about the senders or the content.
  expect(first).not.toMatch(/Sofia|Robin|Bram|Dat ben ik|Dit klopt niet/);
  clock.forward(48 * hourSeconds);
  await watch();
  expect(await mail(2)).toContain('Afpersing en oplichting: 1 te laat.');
  clock.forward(4 * 24 * hourSeconds);
  await watch();
  await watch();
  expect(await mail(3)).toContain('Al het andere: 1 te laat.');
  expect([await ordered(), await alarms('reports'), await alarms('complaints')]).toEqual([3, [3, 3], [3, 3]]);
  expect(mailsTo('not-set-up@staff.example')).toEqual([]);
});

test('also mails about intimate images after a day and with four hours left [SAFE-1b, DSA-7c, NCII-1b]', async () => {
  await send();
  await report('intimate_image');
  clock.forward(24 * hourSeconds + 60);
  await watch();
  const first = await mail(1);
  expect(first).toContain('2 meldingen van een intiem beeld');
  expect(first).toContain('zijn er nog 23 uur');
  expect(first).not.toContain('te laat.');
  clock.forward(20 * hourSeconds);
  await watch();
  expect(await mail(2)).toContain('zijn er nog 3 uur');
  expect([await alarms('reports'), await alarms('complaints')]).toEqual([[2], [2]]);
  clock.forward(4 * hourSeconds);
  await watch();
  await watch();
  expect(await mail(3)).toContain('Intieme beelden: 2 te laat.');
  expect(await ordered()).toBe(3);
});

test('alarms once for two simultaneous runs [DSA-7c]', async () => {
  await send('threat');
  await report('threat');
  clock.forward(25 * hourSeconds);
  const steps = alarmSteps(clock.now());
  // A second run skips alarms that the first run has raised but not committed.
  await platform.transact(async (unit) => {
    expect(await raiseAlarms(unit.db, 'reports', steps)).toBe(1);
    expect(await raiseAlarms(db, 'reports', steps)).toBe(0);
  });
  expect(await raiseAlarms(db, 'reports', steps)).toBe(0);
  await Promise.all([watch(), watch()]);
  expect([await ordered(), await alarms('reports'), await alarms('complaints')]).toEqual([1, [3], [3]]);
});

test('alarms in the next run after a killed one [DSA-7c]', async () => {
  await send('threat');
  clock.forward(25 * hourSeconds);
  const killed: Platform = {
    ...platform,
    transact: (work) =>
      platform.transact(async (unit) => {
        await work(unit);
        throw new Error('killed before the commit');
      }),
  };
  await expect(watch(killed)).rejects.toThrow('killed');
  expect([await ordered(), await alarms('complaints')]).toEqual([0, [0]]);
  await watch();
  expect([await ordered(), await alarms('complaints')]).toEqual([1, [3]]);
});

test('mails neither about answered complaints nor to disabled operators [SAFE-1b, DSA-7c]', async () => {
  await send();
  const other = await newOperator(service);
  clock.forward(25 * hourSeconds);
  await disableOperator(db, other.email, clock.now());
  await mailDeadlinesHandler.run({ operator: other.id }, platform);
  expect(mailsTo(other.email)).toEqual([]);
  operator = await newOperator(service);
  const id = (await operator.client.api(claimComplaint, {})).answer.complaint?.id ?? 0;
  await operator.client.api(answerComplaint, { complaint: id, outcome: 'upheld', words: 'Het is weg.' });
  await watch();
  expect(await alarms('complaints')).toEqual([0]);
  await mailDeadlinesHandler.run({ operator: operator.id }, platform);
  expect(mailsTo(operator.email)).toEqual([]);
});
