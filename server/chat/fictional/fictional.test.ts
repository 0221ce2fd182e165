import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import { messageAdded } from '#contract/chat/events.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { getWriting } from '#contract/chat/get-writing.ts';
import { resumeFictional } from '#contract/chat/resume-fictional.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { verifyLedger, walletOf } from '#server/ledger/door.ts';
import { withholdMember } from '#server/safety/door.ts';
import { type Person, recordEvents, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';
import { eraseMessageText } from '../conversations/blank-message.sql.ts';
import { eraseAccount } from '../erase-account.ts';
import { exportAccount } from '../export-account.ts';
import { chatTables } from '../tables.ts';
import { carePauseMilliseconds, causeRetentionMilliseconds, spendingLimit } from './care-cause.ts';
import { forgetCausesHandler } from './forget-causes.job.ts';

const service = await startServiceWithMembers({ demo: false });
await setAnswers(service.platform.db, 'editors');
const { platform } = service;

const pair = async (credits = 100) =>
  [
    await service.person({ name: 'Anna', credits }),
    await service.person({ name: 'Vera', fictional: true }),
  ] as const;

const write = (from: Person, to: Person, text = 'Hoi!', clientId = randomUUID()) =>
  from.api(sendMessage, { profile: to.id, client_id: clientId, kind: 'text', text });

const give = (from: Person, to: Person) =>
  from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'gift', gift: 'rose' });

const accept = async (from: Person, to: Person) =>
  (await from.api(acknowledgeFictional, { profile: to.id })).answer;

const creditsOf = async ({ id }: Person) => (await walletOf(platform.db, id)).credits;

const said = async (person: Person, conversation: number) =>
  (await person.api(getMessages, { conversation })).answer.messages.map(({ kind, text, notice, origin }) => [
    kind,
    notice ?? text,
    origin,
  ]);

const tiesOf = ({ id }: Person) =>
  chatTables(platform.db).selectFrom('fictional_ties').selectAll().where('member_id', '=', id).execute();

/** Moves the start of the pause back in time. */
const shorten = (person: Person, milliseconds: number) =>
  chatTables(platform.db)
    .updateTable('fictional_ties')
    .set({ paused_at: new Date(platform.clock.now().getTime() - milliseconds) })
    .where('member_id', '=', person.id)
    .execute();

test('deletes the cause of a pause after a month and keeps the pause itself [FIC-6e, GDPR-9d]', async () => {
  const [anna, vera] = await pair();
  await accept(anna, vera);
  await write(anna, vera, 'Ik voel me zo alleen.');
  const paused = async () => (await anna.api(getWriting, { profile: vera.id })).answer.fictional?.paused;
  await shorten(anna, causeRetentionMilliseconds - 60_000);
  await forgetCausesHandler.run({}, platform);
  expect(await paused()).toMatchObject({ cause: 'lonely' });
  await shorten(anna, causeRetentionMilliseconds + 60_000);
  await forgetCausesHandler.run({}, platform);
  expect(await paused()).toMatchObject({ cause: null });
  expect((await write(anna, vera, 'Nog iets')).problem.code).toBe('fictional_paused');
  await anna.api(resumeFictional, { profile: vera.id });
  expect((await write(anna, vera, 'Nog iets')).status).toBe(200);
});

describe('before the first message to a fictional profile', () => {
  test('refuses text and gift without an acknowledgement and charges nothing [FIC-4a]', async () => {
    const [anna, vera] = await pair();
    for (const reply of [await write(anna, vera), await give(anna, vera)]) {
      expect(reply.problem).toMatchObject({ status: 409, code: 'fictional_not_acknowledged' });
      expect(reply.problem.detail).toBe('Dit is een fictief profiel. Lees eerst wat dat betekent.');
    }
    expect((await anna.api(getChats, {})).answer.chats).toEqual([]);
    expect(await creditsOf(anna)).toBe(100);
    await accept(anna, vera);
    expect((await write(anna, vera)).status).toBe(200);
    expect((await give(anna, vera)).status).toBe(200);
    expect(await creditsOf(anna)).toBe(96);
  });

  test('stores the texts as shown, in their language, and does not overwrite them [FIC-4b, FIC-14c]', async () => {
    const vera = await service.person({ name: 'Vera', fictional: true });
    const john = await service.person({ language: 'en' });
    await Promise.all([1, 2, 3].map(() => accept(john, vera)));
    const [tie, ...more] = await tiesOf(john);
    expect(more).toEqual([]);
    expect(tie).toMatchObject({ profile_id: vera.id, label: 'Fictief profiel', locale: 'nl', spent: 0 });
    expect(tie?.words).toContain('Er zit geen lid achter dit profiel.');
    expect(tie?.words).toContain('Afspreken met Vera kan niet');
    await accept(john, vera);
    expect((await tiesOf(john))[0]?.acknowledged_at).toEqual(tie?.acknowledged_at);
  });

  test('allows acknowledging only a fictional profile that the member may meet [FIC-4a]', async () => {
    const [anna, vera] = await pair();
    const bram = await service.person();
    const acknowledge = (profile: number) => anna.api(acknowledgeFictional, { profile });
    expect((await acknowledge(bram.id)).problem).toMatchObject({ status: 409, code: 'not_fictional' });
    expect((await acknowledge(12345)).problem.code).toBe('not_found');
    (await anna.api(blockMember, { profile: vera.id })).answer;
    expect((await acknowledge(vera.id)).problem.code).toBe('not_found');
    expect(await tiesOf(anna)).toEqual([]);
  });

  test('exports the acknowledgement and erases it with the account [GDPR-7b, ACC-13d, FIC-1d]', async () => {
    const [anna, vera] = await pair();
    await accept(anna, vera);
    const { db, storage } = platform;
    const { data } = await exportAccount({ db, storage, member: anna.id, pseudonymOf: () => 'member-1' });
    expect(data).toMatchObject({
      fictional_profiles: [{ profile: 'member-1', label: 'Fictief profiel', locale: 'nl' }],
    });
    await platform.transact((unit) => eraseAccount(unit, anna.id, platform.clock.now()));
    expect(await tiesOf(anna)).toEqual([]);
  });
});

describe('questions whether the profile is real', () => {
  test('appends a notice per question, on every device and free of charge [FIC-5b, FIC-8a]', async () => {
    const [anna, vera] = await pair();
    await accept(anna, vera);
    const socket = await anna.socket();
    const heard = recordEvents(socket);
    const { conversation } = (await write(anna, vera, 'Ben jij echt?')).answer.message;
    (await write(anna, vera, 'Leuk weertje.')).answer;
    const lines = [
      ['text', 'Ben jij echt?', 'member'],
      ['system', 'fictional', 'system'],
      ['text', 'Leuk weertje.', 'member'],
    ];
    expect(await said(anna, conversation)).toEqual(lines);
    await eventually(async () =>
      expect(heard.filter(({ name }) => name === 'chat/message-added')).toHaveLength(3),
    );
    socket.close();
    expect(await creditsOf(anna)).toBe(98);
    expect(await verifyLedger(platform.db)).toEqual([]);
    const [chat] = (await anna.api(getChats, {})).answer.chats;
    expect(chat).toMatchObject({ num_unread_messages: 0, last_message: { text: 'Leuk weertje.' } });
  });

  test('moves no read mark, and the notice itself is unread [FIC-5b, FIC-10b]', async () => {
    const [anna, vera] = await pair();
    await accept(anna, vera);
    (await write(anna, vera, 'Ben je een bot?')).answer;
    const [chat] = (await anna.api(getChats, {})).answer.chats;
    expect(chat).toMatchObject({
      num_unread_messages: 1,
      other_read_up_to: 0,
      last_message: {
        id: 2,
        kind: 'system',
        notice: 'fictional',
        origin: 'system',
        client_id: null,
        text: '',
      },
    });
  });

  test('appends one notice for a question sent again or eight times at once [FIC-5b]', async () => {
    const [anna, vera] = await pair();
    await accept(anna, vera);
    const clientId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => write(anna, vera, 'Ben jij echt?', clientId)),
    );
    const { conversation } = replies[0]?.answer.message ?? { conversation: 0 };
    expect(await said(anna, conversation)).toHaveLength(2);
    expect(await creditsOf(anna)).toBe(99);
  });

  test('adds no notice for a real member, and members cannot send one [FIC-5c]', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    const { conversation } = (await write(anna, bram, 'Ben jij echt?')).answer.message;
    expect(await said(anna, conversation)).toHaveLength(1);
    const reply = await anna.fetch('/api/message.php', {
      method: 'POST',
      headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
      body: JSON.stringify({
        profile: bram.id,
        client_id: randomUUID(),
        kind: 'system',
        system: 'fictional',
      }),
    });
    expect(reply.status).toBe(400);
  });
});

describe('a vulnerable member', () => {
  test('reads the cause of the pause, cannot write during it, and resumes by choice, not too early [FIC-6b]', async () => {
    const [anna, vera] = await pair();
    await accept(anna, vera);
    const { conversation } = (await write(anna, vera, 'Ik ben zo eenzaam')).answer.message;
    expect((await said(anna, conversation)).at(-1)).toEqual(['system', 'lonely', 'system']);
    const writing = async () => (await anna.api(getWriting, { profile: vera.id })).answer;
    expect(await writing()).toMatchObject({
      obstacle: 'paused',
      fictional: { acknowledged: true, paused: { cause: 'lonely' } },
    });
    for (const reply of [await write(anna, vera, 'Nog iets'), await give(anna, vera)])
      expect(reply.problem).toMatchObject({ status: 409, code: 'fictional_paused' });
    expect(await creditsOf(anna)).toBe(99);
    const early = await anna.api(resumeFictional, { profile: vera.id });
    expect(early.problem).toMatchObject({ status: 409, code: 'too_early' });
    // Time alone does not end the pause; the member has to resume.
    await shorten(anna, carePauseMilliseconds);
    expect((await write(anna, vera, 'Nog iets')).problem.code).toBe('fictional_paused');
    (await anna.api(resumeFictional, { profile: vera.id })).answer;
    expect((await writing()).obstacle).toBeNull();
    expect((await write(anna, vera, 'Nog steeds eenzaam')).status).toBe(200);
    expect((await write(anna, vera, 'Hoe is het?')).status).toBe(200);
  });

  test('erases the causes of pauses with the account [FIC-6e, GDPR-8c]', async () => {
    const [anna, vera] = await pair();
    await accept(anna, vera);
    const { conversation } = (await write(anna, vera, 'Ik ben zo eenzaam')).answer.message;
    await platform.transact((unit) => eraseAccount(unit, anna.id, platform.clock.now()));
    const left = await chatTables(platform.db)
      .selectFrom('messages')
      .select(['kind', 'body'])
      .where('conversation_id', '=', conversation)
      .orderBy('seq')
      .execute();
    expect(left).toEqual([
      { kind: 'text', body: null },
      { kind: 'system', body: null },
    ]);
    expect(await tiesOf(anna)).toEqual([]);
  });

  test('can still write to other members, real or fictional [FIC-6b]', async () => {
    const [anna, vera] = await pair();
    const [bram, other] = [await service.person(), await service.person({ fictional: true })];
    await accept(anna, vera);
    await accept(anna, other);
    (await write(anna, vera, 'Zullen we afspreken?')).answer;
    (await write(anna, bram, 'Zullen we afspreken?')).answer;
    expect((await anna.api(getWriting, { profile: bram.id })).answer).toEqual({
      obstacle: null,
      many_alike: false,
      fictional: null,
    });
    expect((await anna.api(getWriting, { profile: other.id })).answer.obstacle).toBe('conversations');
  });

  test('gets a pause after spending credits on one fictional profile, and the count restarts after it [FIC-6c]', async () => {
    const [anna, vera] = await pair();
    await accept(anna, vera);
    const spend = (spent: number) =>
      chatTables(platform.db)
        .updateTable('fictional_ties')
        .set({ spent })
        .where('member_id', '=', anna.id)
        .execute();
    await spend(spendingLimit - 4);
    expect((await give(anna, vera)).status).toBe(200);
    const { conversation } = (await write(anna, vera)).answer.message;
    expect((await said(anna, conversation)).at(-1)).toEqual(['system', 'spending', 'system']);
    await shorten(anna, carePauseMilliseconds);
    (await anna.api(resumeFictional, { profile: vera.id })).answer;
    expect((await tiesOf(anna))[0]?.spent).toBe(0);
    expect((await write(anna, vera)).status).toBe(200);
  });
});

describe('obstacles to writing', () => {
  const obstacle = async (from: Person, to: number) =>
    (await from.api(getWriting, { profile: to })).answer.obstacle;

  test('gives the same answer for unknown, unconfirmed and blocked members [CHAT-4a, TRUST-3b]', async () => {
    const anna = await service.person();
    const [hidden, blocker, blocked] = [
      await service.person({ confirmed: false }),
      await service.person(),
      await service.person(),
    ];
    (await blocker.api(blockMember, { profile: anna.id })).answer;
    (await anna.api(blockMember, { profile: blocked.id })).answer;
    for (const other of [hidden.id, blocker.id, blocked.id, 12345, anna.id])
      expect(await obstacle(anna, other)).toBe('unavailable');
  });

  test('reports the limit of two free conversations, and missing credits [CHAT-4a, ACC-16a]', async () => {
    const anna = await service.person({ credits: 2 });
    const [one, two, three] = [await service.person(), await service.person(), await service.person()];
    expect(await obstacle(anna, one.id)).toBeNull();
    (await write(anna, one)).answer;
    (await write(anna, two)).answer;
    expect(await obstacle(anna, three.id)).toBe('conversations');
    expect(await obstacle(anna, one.id)).toBe('credits');
  });
});

describe('a member flagged as fraud', () => {
  test('cannot write to anybody, pays nothing, and can write again when the flag is lifted [FIC-9a]', async () => {
    const [fraud, anna, bram] = [await service.person(), await service.person(), await service.person()];
    const { conversation } = (await write(fraud, anna)).answer.message;
    const flag = (set: boolean) =>
      platform.transact((unit) => withholdMember(unit, fraud.id, set, platform.clock.now()));
    await flag(true);
    await flag(true);
    for (const to of [anna, bram]) {
      expect((await write(fraud, to)).problem).toMatchObject({ status: 403, code: 'under_review' });
      expect((await fraud.api(getWriting, { profile: to.id })).answer.obstacle).toBe('under_review');
    }
    expect(await creditsOf(fraud)).toBe(99);
    expect((await bram.api(getChats, {})).answer.chats).toEqual([]);
    // Members they wrote to earlier may still answer.
    expect((await write(anna, fraud)).status).toBe(200);
    const [typing, hearing] = [await fraud.socket(), await anna.socket()];
    const heard = recordEvents(hearing);
    const type = () => typing.emitWithAck('chat/typing', { conversation });
    expect(await type()).toEqual({ ok: true });
    await flag(false);
    expect((await write(fraud, anna)).status).toBe(200);
    // A socket receives events in order, so a typing event sent before the message would have arrived by now.
    await eventually(() => expect(heard.map(({ name }) => name)).toEqual([messageAdded.name]));
    for (const socket of [typing, hearing]) socket.close();
    expect(await said(anna, conversation)).toHaveLength(3);
  });
});

test('an operator cannot remove the line that says a profile is fictional [FIC-5d]', async () => {
  const [anna, vera] = await pair();
  await accept(anna, vera);
  const { conversation } = (await write(anna, vera, 'Ben je echt?')).answer.message;
  const before = await said(anna, conversation);
  expect(before.at(-1)).toEqual(['system', 'fictional', 'system']);
  const { db, clock } = platform;
  expect(await eraseMessageText(db, conversation, before.length, clock.now())).toBeUndefined();
  expect(await said(anna, conversation)).toEqual(before);
});
