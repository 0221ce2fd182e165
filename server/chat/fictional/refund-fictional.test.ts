import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import { refundComplaint } from '#contract/chat/fictional/refund-complaint.ts';
import { reportMessage } from '#contract/chat/report-message.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import { creditsChanged } from '#contract/ledger/events.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { verifyLedger, walletOf } from '#server/ledger/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, recordEvents, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';

const service = await startServiceWithMembers({ demo: false });
await setAnswers(service.platform.db, 'editors');
const { db } = service.platform;

let anna: Person;
let vera: Person;
let operator: TestOperator;

beforeEach(async () => {
  await sql`delete from reports`.execute(db);
  await sql`delete from complaints`.execute(db);
  anna = await service.person({ name: 'Anna', credits: 100 });
  vera = await service.person({ name: 'Vera', fictional: true });
  operator = await newOperator(service);
});

const write = async (to: Person): Promise<Id> => {
  (await anna.api(acknowledgeFictional, { profile: to.id })).answer;
  const text = { profile: to.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' } as const;
  const gift = { profile: to.id, client_id: randomUUID(), kind: 'gift', gift: 'rose' } as const;
  (await anna.api(sendMessage, text)).answer;
  return (await anna.api(sendMessage, gift)).answer.message.conversation;
};

const creditsOf = async ({ id }: Person) => (await walletOf(db, id)).credits;

const taken = async (by: TestOperator): Promise<Id> => {
  const { report } = (await by.client.api(claimReport, {})).answer;
  if (report === null) throw new Error('there is nothing to take');
  return report.id;
};

const refund = (report: Id) => operator.client.api(decideReport, { report, outcome: 'refunded' });

const reportsProfile = (profile: Person, reason: ReportReason = 'thought_real') =>
  anna.api(reportMember, { profile: profile.id, reason });

test('refunds everything spent on a fictional profile taken for a real person, and shows the amount [FIC-14b]', async () => {
  const conversation = await write(vera);
  const other = await service.person({ name: 'Iris', fictional: true });
  await write(other);
  const left = await creditsOf(anna);
  const spent = (100 - left) / 2;
  expect(spent).toBeGreaterThan(1);
  const socket = await anna.socket();
  const heard = recordEvents(socket);
  (await anna.api(reportMessage, { conversation, reason: 'thought_real' })).answer;
  const report = await taken(operator);
  expect((await refund(report)).status).toBe(200);
  expect(await creditsOf(anna)).toBe(left + spent);
  expect(await verifyLedger(db)).toEqual([]);
  await eventually(async () =>
    expect(heard.find(({ name }) => name === creditsChanged.name)?.payload).toMatchObject({
      credits: left + spent,
    }),
  );
  socket.close();
  expect((await anna.api(listCases, {})).answer.reported).toMatchObject([
    { reason: 'thought_real', outcome: 'refunded', credits: spent },
  ]);
  // The decision is not against any member.
  expect((await vera.api(listCases, {})).answer.decisions).toEqual([]);
  const { rows } = await sql<{ details: object }>`
    select details from audit_entries where subject_id = ${report} and action = 'safety/decide'`.execute(db);
  expect(rows).toEqual([{ details: { outcome: 'refunded', credits: spent } }]);
});

test('refunds once, even if decided in two windows at once or reported again [FIC-14b]', async () => {
  const conversation = await write(vera);
  (await anna.api(reportMessage, { conversation, reason: 'thought_real' })).answer;
  const report = await taken(operator);
  const replies = await Promise.all([refund(report), refund(report), refund(report)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await creditsOf(anna)).toBe(100);
  (await reportsProfile(vera)).answer;
  const again = await taken(operator);
  expect((await refund(again)).problem).toMatchObject({ status: 409, code: 'nothing_to_refund' });
  expect(await creditsOf(anna)).toBe(100);
  const nothing = { report: again, outcome: 'no_breach' } as const;
  expect((await operator.client.api(decideReport, nothing)).status).toBe(200);
});

test('refunds nothing if nothing was spent, for another reason, or for a real member [FIC-14b]', async () => {
  const bram = await service.person({ name: 'Bram' });
  const text = { profile: bram.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' } as const;
  (await anna.api(sendMessage, text)).answer;
  const left = await creditsOf(anna);
  let report: Id = 0;
  for (const [profile, reason] of [
    [vera, 'thought_real'],
    [bram, 'thought_real'],
    [bram, 'fake'],
  ] as const) {
    await sql`delete from reports`.execute(db);
    (await reportsProfile(profile, reason)).answer;
    report = await taken(operator);
    expect((await refund(report)).problem.code).toBe('nothing_to_refund');
  }
  const ruled = { report, outcome: 'refunded', ground: 'spam' } as const;
  expect((await operator.client.api(decideReport, ruled)).problem.errors).toMatchObject([
    { field: 'ground' },
  ]);
  expect(await creditsOf(anna)).toBe(left);
});

const complains = async (subject: 'thought_real' | 'other' = 'thought_real'): Promise<Id> => {
  const words = 'Ik dacht dat zij echt was.';
  (await anna.api(sendComplaint, { client_id: randomUUID(), subject, words })).answer;
  const { complaint } = (await operator.client.api(claimComplaint, {})).answer;
  if (complaint === null) throw new Error('there is nothing to take');
  return complaint.id;
};

const refundTo = (complaint: Id, profile: Person, by = operator) =>
  by.client.api(refundComplaint, { complaint, place: String(profile.id) });

test('refunds on a complaint what was spent on the fictional profile, once for complaint and report [FIC-14d]', async () => {
  await write(vera);
  const spent = 100 - (await creditsOf(anna));
  const complaint = await complains();
  const other = await newOperator(service);
  expect((await refundTo(complaint, vera, other)).problem.code).toBe('report_not_yours');
  expect((await refundTo(complaint, vera)).answer).toEqual({ complaint, credits: spent });
  expect(await creditsOf(anna)).toBe(100);
  expect((await refundTo(complaint, vera)).problem.code).toBe('nothing_to_refund');
  (await reportsProfile(vera)).answer;
  expect((await refund(await taken(operator))).problem.code).toBe('nothing_to_refund');
  expect(await creditsOf(anna)).toBe(100);
  expect(await verifyLedger(db)).toEqual([]);
  const { rows } = await sql<{ member: Id; details: object }>`select member_id as member, details
    from audit_entries where subject_id = ${complaint} and action = 'chat/refund-complaint'`.execute(db);
  expect(rows).toEqual([{ member: anna.id, details: { profile: vera.id, credits: spent } }]);
});

test('refunds nothing on a complaint that names a real member, or has another subject [FIC-14d]', async () => {
  await write(vera);
  const left = await creditsOf(anna);
  const bram = await service.person({ name: 'Bram' });
  expect((await refundTo(await complains(), bram)).problem.errors).toMatchObject([
    { field: 'place', code: 'unknown_place' },
  ]);
  expect((await refundTo(await complains('other'), vera)).problem.code).toBe('nothing_to_refund');
  expect(await creditsOf(anna)).toBe(left);
});
