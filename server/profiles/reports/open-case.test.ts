import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { decideReport } from '#contract/chat/decide-report.ts';
import type { Id } from '#contract/kit/id.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { getCaseSubject } from '#contract/profiles/get-case-subject.ts';
import { openCase } from '#contract/profiles/open-case.ts';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { appealAnswer } from '#contract/safety/appeal-answer.ts';
import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;

let bram: Person;
let operator: TestOperator;
let photo: Id;

beforeEach(async () => {
  await sql`delete from reports`.execute(db);
  await sql`delete from complaints`.execute(db);
  bram = await service.person({ name: 'Bram' });
  // Other bytes each time, because a test removes its picture, and the same bytes are refused afterwards.
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const image = sharp({ create: { width: 600, height: 800, channels: 3, background } });
  const blob = new Blob([new Uint8Array(await image.png().toBuffer())]);
  photo = (await bram.api(addPhoto, { photo: blob })).answer.photo.id;
  operator = await newOperator(service);
});

const open = (more: { photo?: Id; complaint?: string } = {}) =>
  operator.client.api(openCase, {
    ...{ client_id: randomUUID(), member: bram.id, reason: 'underage', words: 'Ziet er jong uit.', ...more },
  });

const email = 'robin@post.example';

/** A notice of a visitor, claimed by the operator. */
const notice = async (): Promise<{ number: string; id: Id }> => {
  const sent = await service.client().api(sendComplaint, {
    ...{ client_id: randomUUID(), subject: 'intimate_image', words: 'Dit ben ik.', place: 'Bram' },
    ...{ good_faith: true, name: 'Robin', email },
  });
  const { complaint } = (await operator.client.api(claimComplaint, {})).answer;
  return { number: sent.answer.number, id: complaint?.id ?? 0 };
};

/** The token for an appeal in the mailed answer. */
async function mailedToken(to: string): Promise<string> {
  const { links } = await service.mailTo(to, 'appeal=');
  const link = links.find((one) => one.includes('appeal='));
  return new URL(link ?? '').searchParams.get('appeal') ?? '';
}

test('an operator opens a case about a photo that waits for review, with frozen evidence and no reporter [SAFE-5d]', async () => {
  const { answer } = await operator.client.api(getCaseSubject, { member: bram.id });
  expect(answer).toMatchObject({ name: 'Bram', photos: [{ id: photo, status: 'pending' }] });
  const { report } = (await open({ photo })).answer;
  const { report: seen } = (await operator.client.api(claimReport, { report })).answer;
  expect(seen).toMatchObject({ source: 'operator', subject: 'photo', trust: null, complaint: null });
  expect(seen?.pictures).toHaveLength(1);
  const removed = { report, outcome: 'content_removed', ground: 'underage', facts: 'Te jong.' } as const;
  await operator.client.api(decideReport, removed).then((reply) => reply.answer);
  const { decisions } = (await bram.api(listCases, {})).answer;
  expect(decisions).toMatchObject([{ outcome: 'content_removed', reported: false, facts: 'Te jong.' }]);
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where member_id = ${bram.id} order by id`.execute(db);
  expect(rows.map(({ action }) => action)).toContain('safety/open-case');
});

test('a case for a notice shows it, and the answer begins with its outcome [SAFE-5d]', async () => {
  const { number, id } = await notice();
  expect((await open({ complaint: '0000-0000-0001' })).problem.code).toBe('complaint_unknown');
  const { report } = (await open({ complaint: number })).answer;
  expect((await operator.client.api(claimReport, { report })).answer.report).toMatchObject({
    source: 'notice',
    complaint: { id, number },
  });
  const before = (await operator.client.api(claimComplaint, { complaint: id })).answer.complaint;
  expect(before).toMatchObject({ draft: null, cases: [{ id: report, outcome: null }] });
  await operator.client.api(decideReport, { report, outcome: 'no_breach' });
  const after = (await operator.client.api(claimComplaint, { complaint: id })).answer.complaint;
  expect(after?.draft).toContain('geen overtreding');
});

test('a visitor appeals the answer to a notice with the mailed link, once, to another operator [SAFE-7b, DSA-3e]', async () => {
  const { id } = await notice();
  const turnedDown = { complaint: id, outcome: 'not_upheld', words: 'We zien het niet.' } as const;
  await operator.client.api(answerComplaint, turnedDown).then((reply) => reply.answer);
  const token = await mailedToken(email);
  const visitor = service.client();
  const appeal = { token, words: 'Kijk nog eens.' };
  const [one, two] = [await visitor.api(appealAnswer, appeal), await visitor.api(appealAnswer, appeal)];
  expect(two.answer).toEqual(one.answer);
  expect((await visitor.api(appealAnswer, { token, words: 'En nog iets.' })).problem.code).toBe(
    'appealed_already',
  );
  expect((await visitor.api(appealAnswer, { token: `${token}x`, words: 'Nee.' })).problem.code).toBe(
    'not_found',
  );

  const other = await newOperator(service);
  expect((await operator.client.api(claimComplaint, {})).answer.complaint).toBeNull();
  const { complaint } = (await other.client.api(claimComplaint, {})).answer;
  expect(complaint).toMatchObject({ number: one.answer.number, appeals: { answer: 'We zien het niet.' } });
  expect((await operator.client.api(claimComplaint, { complaint: complaint?.id ?? 0 })).problem.code).toBe(
    'another_operator',
  );
  const stored = sql`update complaints set outcome = 'upheld', answer = 'Ja.', answered_by = ${operator.id},
    answered_at = now(), keep_until = now() where id = ${complaint?.id ?? 0}`;
  await expect(stored.execute(db)).rejects.toThrow('another operator');
});

test('a depicted person without an account appeals a decision about a picture, to another operator [GATE-4e]', async () => {
  const sent = await service.client().api(sendComplaint, {
    ...{ client_id: randomUUID(), subject: 'intimate_image', words: 'Dat ben ik.', good_faith: true },
    ...{ name: 'Noor', email: 'noor@post.example', place: `http://localhost/members/${bram.id}` },
  });
  const first = (await operator.client.api(claimComplaint, {})).answer.complaint;
  expect(first?.number).toBe(sent.answer.number);
  const kept = { complaint: first?.id ?? 0, outcome: 'not_upheld', words: 'De foto blijft.' } as const;
  await operator.client.api(answerComplaint, kept).then((reply) => reply.answer);
  const token = await mailedToken('noor@post.example');
  await service
    .client()
    .api(appealAnswer, { token, words: 'Ik ben het echt.' })
    .then((reply) => reply.answer);
  const other = await newOperator(service);
  expect((await operator.client.api(claimComplaint, {})).answer.complaint).toBeNull();
  const appeal = (await other.client.api(claimComplaint, {})).answer.complaint;
  expect(appeal).toMatchObject({ words: 'Ik ben het echt.', appeals: { answer: 'De foto blijft.' } });
  // The appeal names the same member as the notice did, and the clock does not hide anybody again.
  const { rows } = await sql`select from notice_subjects
    where complaint_id = ${appeal?.id ?? 0} and member_id = ${bram.id} and clock_at is not null`.execute(db);
  expect(rows).toHaveLength(1);
  const opened = await other.client.api(openCase, {
    ...{ client_id: randomUUID(), member: bram.id, photo, reason: 'intimate_image', words: 'Na bezwaar.' },
    complaint: appeal?.number ?? '',
  });
  const { report } = opened.answer;
  const removed = {
    report,
    outcome: 'content_removed',
    ground: 'intimate_image',
    facts: 'Op de foto.',
  } as const;
  await other.client.api(decideReport, removed).then((reply) => reply.answer);
  const upheld = { complaint: appeal?.id ?? 0, outcome: 'upheld', words: 'De foto is weg.' } as const;
  expect((await other.client.api(answerComplaint, upheld)).status).toBe(200);
});
