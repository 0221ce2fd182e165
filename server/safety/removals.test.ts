import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { disableOperator } from '#server/operators/disable-operator.ts';
import { makeOperator } from '#server/operators/make-operator.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { newOperator, type TestOperator } from '#tests/support/operators.ts';
import { startWithPeople } from '#tests/support/people.ts';
import { eventually } from '#tests/support/service.ts';
import { mailRemovalsHandler } from './jobs/mail-removals.handler.ts';
import { watchRemovalsHandler } from './jobs/watch-removals.handler.ts';

const hour = 3600;
const clock = movableClock();
const service = await startWithPeople({ demo: false, clock });
const { platform } = service;
const { db } = platform;

let operator: TestOperator;

beforeEach(async () => {
  await sql`delete from complaints`.execute(db);
  // Those of the test before are at work no more.
  if (operator !== undefined) await disableOperator(db, operator.email, clock.now());
  operator = await newOperator(service);
});

const send = (subject: ComplaintSubject = 'intimate_image') =>
  service.client().api(sendComplaint, {
    ...{ client_id: randomUUID(), subject, words: 'Dat ben ik.', place: 'Sofia', good_faith: true },
    ...{ name: 'Robin', email: 'robin@post.example' },
  });

const watch = () => watchRemovalsHandler.run({}, platform);
const mailsTo = (email: string) => service.service.mailbox?.list(email) ?? [];
const alarms = async () =>
  (await sql<{ alarm: number }>`select alarm from complaints order by created_at`.execute(db)).rows.map(
    ({ alarm }) => alarm,
  );

test('[SAFE-1] [DSA-7] the desk says until when a reported intimate image may wait, and nothing of the kind of others', async () => {
  await send();
  await send('payment');
  const { results } = (await operator.client.api(listReports, {})).answer.complaints;
  const due_at = new Date(Date.parse(results[0]?.created_at ?? '') + 48 * hour * 1000).toISOString();
  expect(results).toMatchObject([
    { subject: 'intimate_image', due_at },
    { subject: 'payment', due_at: null },
  ]);
  const taken = (await operator.client.api(claimComplaint, {})).answer.complaint;
  expect(taken).toMatchObject({ subject: 'intimate_image', due_at });
});

test('[SAFE-1] [DSA-7] operators are mailed after a day, with four hours left and when it is late: each once', async () => {
  await makeOperator(db, 'not-set-up@staff.example', clock.now());
  await send();
  await send('payment');
  clock.forward(23 * hour);
  await watch();
  expect(await alarms()).toEqual([0, 0]);
  clock.forward(hour);
  await watch();
  await watch();
  await eventually(() => expect(mailsTo(operator.email)).toHaveLength(1));
  expect(mailsTo(operator.email)[0]?.text).toContain('zijn er nog 23 uur');
  expect(mailsTo(operator.email)[0]?.text).toContain('/console/reports');
  // Nothing of who wrote, or of what.
  expect(mailsTo(operator.email)[0]?.text).not.toMatch(/Sofia|Robin|Dat ben ik/);
  clock.forward(20 * hour);
  await watch();
  await eventually(() => expect(mailsTo(operator.email)).toHaveLength(2));
  expect(mailsTo(operator.email)[0]?.text).toContain('zijn er nog 3 uur');
  clock.forward(4 * hour);
  await Promise.all([watch(), watch()]);
  await eventually(() => expect(mailsTo(operator.email)).toHaveLength(3));
  expect(mailsTo(operator.email)[0]?.text).toContain('die 48 uur voorbij');
  clock.forward(90 * hour);
  await watch();
  expect(await alarms()).toEqual([3, 0]);
  expect(mailsTo(operator.email)).toHaveLength(3);
  expect(mailsTo('not-set-up@staff.example')).toEqual([]);
});

test('[SAFE-1] [DSA-7] several that wait are one mail, which counts them as they are when it is sent', async () => {
  await send();
  await send();
  clock.forward(45 * hour);
  await watch();
  await eventually(() => expect(mailsTo(operator.email)).toHaveLength(1));
  expect(mailsTo(operator.email)[0]?.text).toContain('2 meldingen');
  expect(await alarms()).toEqual([2, 2]);
});

test('[SAFE-1] [DSA-7] of what was answered nobody is warned, nor whoever is no operator any more', async () => {
  await send();
  const other = await newOperator(service);
  clock.forward(25 * hour);
  await disableOperator(db, other.email, clock.now());
  await mailRemovalsHandler.run({ operator: other.id }, platform);
  expect(mailsTo(other.email)).toEqual([]);
  const again = await newOperator(service);
  const id = (await again.client.api(claimComplaint, {})).answer.complaint?.id ?? 0;
  await again.client.api(answerComplaint, { complaint: id, outcome: 'upheld', words: 'Het is weg.' });
  await watch();
  expect(await alarms()).toEqual([0]);
  await mailRemovalsHandler.run({ operator: again.id }, platform);
  expect(mailsTo(again.email)).toEqual([]);
  await disableOperator(db, again.email, clock.now());
});
