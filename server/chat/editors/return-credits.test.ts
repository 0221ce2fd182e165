import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { getWriting } from '#contract/chat/get-writing.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { verifyLedger, walletOf } from '#server/ledger/door.ts';
import { addHours } from '#server/platform/time.ts';
import { answerTalk, claimedTalk, writeToFictional } from '#tests/support/people/editor-talks.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';
import { eraseAccount } from '../erase-account.ts';
import { exportAccount } from '../export-account.ts';
import { answerFindings } from './answer-findings.sql.ts';
import { returnCreditsHandler } from './return-credits.job.ts';

const clock = movableClock();
let service: PeopleService;
let anna: Person;
let vera: Person;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false, clock });
});

beforeEach(async () => {
  await setAnswers(service.platform.db, 'editors');
  anna = await service.person({ name: 'Anna' });
  vera = await service.person({ name: 'Vera', fictional: true });
});

const credits = async () => (await walletOf(service.platform.db, anna.id)).credits;
const run = () => returnCreditsHandler.run({}, service.platform);
const noticesIn = async (conversation: number) =>
  (await anna.api(getMessages, { conversation })).answer.messages.flatMap(({ notice }) => notice ?? []);

/** Moves the deadlines of all open messages into the past. */
const expire = () =>
  sql`update fictional_messages set sent_at = sent_at - interval '73 hours', answer_by = now() - interval '1 hour'
    where outcome is null`.execute(service.platform.db);

test('credits come back once, with a notice in the conversation, if nobody answers in time [MEET-15h, SAFE-6c]', async () => {
  const { db } = service.platform;
  const { conversation } = await writeToFictional(anna, vera);
  await writeToFictional(anna, vera, 'Ben je er?');
  await run();
  expect(await credits()).toBe(98);
  await expire();
  await Promise.all([run(), run(), run()]);
  expect(await credits()).toBe(100);
  expect(await noticesIn(conversation)).toEqual(['returned']);
  expect(await verifyLedger(db)).toEqual([]);
  expect(await answerFindings(db, clock.now())).toEqual([]);
});

test('an answer in time keeps the credits spent, and a late one is refused [MEET-15h]', async () => {
  const editor = await newOperator(service);
  const first = await writeToFictional(anna, vera);
  (await answerTalk(editor, await claimedTalk(editor, first.conversation))).answer;
  await expire();
  await run();
  expect(await credits()).toBe(99);
  await writeToFictional(anna, vera, 'En nu?');
  const talk = await claimedTalk(editor, first.conversation);
  await expire();
  await run();
  expect(await credits()).toBe(99);
  const late = await answerTalk(editor, talk);
  expect(late.problem.code).toMatch(/talk_closed|talk_moved_on/);
  expect(await answerFindings(service.platform.db, clock.now())).toEqual([]);
});

test('credits of a request to stop, and of a site that lost its editors, come back at the next run [MEET-15h]', async () => {
  const iris = await service.person({ fictional: true });
  await writeToFictional(anna, vera, 'Schrijf me niet meer');
  await writeToFictional(anna, iris);
  await run();
  expect(await credits()).toBe(99);
  await setAnswers(service.platform.db, 'nobody');
  await run();
  expect(await credits()).toBe(100);
});

test('a site without editors says so and sells no message, gift or dialog [MEET-15h]', async () => {
  await setAnswers(service.platform.db, 'nobody');
  (await anna.api(acknowledgeFictional, { profile: vera.id })).answer;
  for (const content of [
    { kind: 'text', text: 'Hoi!' },
    { kind: 'gift', gift: 'rose' },
  ] as const) {
    const sent = await anna.api(sendMessage, { profile: vera.id, client_id: randomUUID(), ...content });
    expect(sent.problem).toMatchObject({ status: 409, code: 'fictional_unanswered' });
  }
  expect(await credits()).toBe(100);
  expect((await anna.api(getWriting, { profile: vera.id })).answer.obstacle).toBe('unanswered');
  const { rows } = await sql<{
    words: string;
  }>`select words from fictional_ties where member_id = ${anna.id}`.execute(service.platform.db);
  expect(rows[0]?.words).toContain('antwoordt daar niemand');
});

test('the nightly comparison finds overdue messages and missing entries [MEET-15h]', async () => {
  const { db } = service.platform;
  const { conversation } = await writeToFictional(anna, vera);
  const later = addHours(clock.now(), 97);
  expect((await answerFindings(db, later)).map(({ finding, member }) => [finding, member])).toContainEqual([
    'overdue',
    anna.id,
  ]);
  await sql`update fictional_messages set outcome = 'returned', settled_at = now()
    where conversation_id = ${conversation}`.execute(db);
  expect((await answerFindings(db, clock.now())).map(({ finding }) => finding)).toEqual(['not_returned']);
  await sql`update fictional_messages set outcome = 'answered' where conversation_id = ${conversation}`.execute(
    db,
  );
  expect((await answerFindings(db, clock.now())).map(({ finding }) => finding)).toEqual([
    'answered_without_answer',
  ]);
  await sql`update fictional_messages set outcome = 'expired' where conversation_id = ${conversation}`.execute(
    db,
  );
});

test('promises and notes are part of the export, and go with the account [MEET-15b, GDPR-7d]', async () => {
  const { db } = service.platform;
  const editor = await newOperator(service);
  const { conversation } = await writeToFictional(anna, vera);
  (await answerTalk(editor, await claimedTalk(editor, conversation))).answer;
  await sql`insert into editor_notes (profile_id, conversation_id, operator_id, words, at)
    values (${vera.id}, ${conversation}, ${editor.id}, 'Leest graag', now())`.execute(db);
  const { storage } = service.platform;
  const { data } = await exportAccount({ db, storage, member: anna.id, pseudonymOf: () => 'member-1' });
  expect(data).toMatchObject({
    messages_to_fictional_profiles: [{ outcome: 'answered', credits: 1 }],
    notes_of_editors: [{ words: 'Leest graag' }],
  });
  expect(JSON.stringify(data)).not.toContain('operator');
  await service.platform.transact((unit) => eraseAccount(unit, anna.id, clock.now()));
  for (const table of ['editor_talks', 'editor_answers', 'fictional_messages', 'editor_notes']) {
    const { rows } =
      await sql`select from ${sql.table(table)} where conversation_id = ${conversation}`.execute(db);
    expect(rows).toEqual([]);
  }
});
