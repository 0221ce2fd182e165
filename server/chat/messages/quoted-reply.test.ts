import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getMessages } from '#contract/chat/get-messages.ts';
import { type Quote, quoteLength } from '#contract/chat/message.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { type Person, recordEvents, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { eraseMessageText } from '../conversations/blank-message.sql.ts';
import { eraseAccount } from '../erase-account.ts';
import { exportAccount } from '../export-account.ts';

const service = await startServiceWithMembers({ demo: false });
const { platform } = service;
const { db } = platform;

const say = (from: Person, to: Person, text: string, quote?: number) =>
  from.api(sendMessage, {
    profile: to.id,
    client_id: randomUUID(),
    kind: 'text',
    text,
    ...(quote !== undefined && { quote }),
  });

/** Anna wrote message 1 and gave a gift as message 2. */
const pair = async () => {
  const [anna, bram] = [await service.person({ name: 'Anna' }), await service.person({ name: 'Bram' })];
  const { conversation } = (await say(anna, bram, 'Koffie of thee?')).answer.message;
  const gift = { profile: bram.id, client_id: randomUUID(), kind: 'gift', gift: 'rose' } as const;
  (await anna.api(sendMessage, gift)).answer;
  return { anna, bram, conversation };
};

const quotes = async (who: Person, conversation: number): Promise<Array<Quote | undefined>> =>
  (await who.api(getMessages, { conversation })).answer.messages.map(({ quote }) => quote);

describe('a quoted reply', () => {
  test('carries author and text or gift of the original, in answers and events [CHAT-12a]', async () => {
    const { anna, bram, conversation } = await pair();
    const socket = await anna.socket();
    const heard = recordEvents(socket);
    const text = { id: 1, sender: anna.id, kind: 'text', text: 'Koffie of thee?', gift: null };
    expect((await say(bram, anna, 'Koffie', 1)).answer.message.quote).toEqual(text);
    const gift = { id: 2, sender: anna.id, kind: 'gift', text: '', gift: 'rose' };
    (await say(bram, anna, 'Dank je', 2)).answer;
    await eventually(() =>
      expect(heard.map(({ payload }) => payload)).toMatchObject([
        { message: { quote: text } },
        { message: { quote: gift } },
      ]),
    );
    socket.close();
    for (const who of [anna, bram])
      expect(await quotes(who, conversation)).toEqual([undefined, undefined, text, gift]);
  });

  test('shortens a long original [CHAT-12a]', async () => {
    const { anna, bram, conversation } = await pair();
    (await say(anna, bram, '😀'.repeat(400))).answer;
    (await say(bram, anna, 'Zo blij?', 3)).answer;
    expect((await quotes(anna, conversation))[3]?.text).toBe('😀'.repeat(quoteLength));
  });

  test('is refused if there is no such message to quote; nothing is stored or charged [CHAT-12a, CHAT-3b]', async () => {
    const { anna, bram, conversation } = await pair();
    const carla = await service.person();
    const credits = async () => (await bram.api(getWallet, {})).answer;
    const before = await credits();
    await sql`
      update messages set kind = 'system', origin = 'system', body = 'fictional'
      where conversation_id = ${conversation} and seq = 2`.execute(db);
    for (const [to, quote] of [
      [anna, 3],
      [anna, 99],
      [anna, 2],
      [carla, 1],
    ] as const) {
      const { problem } = await say(bram, to, 'Hm', quote);
      expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'quote' }] });
    }
    expect(await credits()).toEqual(before);
    expect(await quotes(anna, conversation)).toHaveLength(2);
  });

  test('is sent and charged once under one client id, and another quote under it is refused [CHAT-12c, CHAT-3d]', async () => {
    const { anna, bram, conversation } = await pair();
    const sent = { profile: anna.id, client_id: randomUUID(), kind: 'text', text: 'Thee', quote: 1 } as const;
    const [first, again] = await Promise.all([bram.api(sendMessage, sent), bram.api(sendMessage, sent)]);
    expect(again.answer.message).toEqual(first.answer.message);
    for (const other of [
      { ...sent, quote: 2 },
      { ...sent, quote: undefined },
    ])
      expect((await bram.api(sendMessage, other)).problem.code).toBe('client_id_reused');
    expect(await quotes(bram, conversation)).toHaveLength(3);
  });
});

describe('a quote leaves nothing of', () => {
  const gone = (id: number, sender: number) => ({ id, sender, kind: 'text', text: '', gift: null });

  test('a message that an operator removed, or whose sender is erased [CHAT-12b]', async () => {
    const { anna, bram, conversation } = await pair();
    (await say(bram, anna, 'Koffie', 1)).answer;
    (await say(bram, anna, 'Dank je', 2)).answer;
    await eraseMessageText(db, conversation, 1, new Date());
    expect((await quotes(bram, conversation))[2]).toEqual(gone(1, anna.id));
    expect((await say(bram, anna, 'Ook goed', 1)).answer.message.quote).toEqual(gone(1, anna.id));
    await platform.transact((unit) => eraseAccount(unit, anna.id, new Date()));
    expect((await quotes(bram, conversation)).slice(2)).toEqual([1, 2, 1].map((id) => gone(id, anna.id)));
  });

  test('a message that this viewer removed, and the other still sees it [CHAT-12b, CHAT-7b]', async () => {
    const { anna, bram, conversation } = await pair();
    (await bram.api(removeChat, { conversation })).answer;
    const socket = await bram.socket();
    const heard = recordEvents(socket);
    (await say(anna, bram, 'Nou?', 1)).answer;
    await eventually(() => expect(heard[0]?.payload).toMatchObject({ message: { quote: gone(1, anna.id) } }));
    socket.close();
    expect(await quotes(bram, conversation)).toEqual([gone(1, anna.id)]);
    expect((await quotes(anna, conversation))[2]).toMatchObject({ text: 'Koffie of thee?' });
  });

  test('a picture but its kind [CHAT-12b]', async () => {
    const { anna, bram, conversation } = await pair();
    await sql`
      update messages set kind = 'image', body = 'chats/0123456789abcdef0123456789abcdef'
      where conversation_id = ${conversation} and seq = 1`.execute(db);
    (await say(bram, anna, 'Mooi', 1)).answer;
    const quote = { id: 1, sender: anna.id, kind: 'image', text: '', gift: null };
    expect((await quotes(anna, conversation))[2]).toEqual(quote);
    expect(JSON.stringify(await quotes(bram, conversation))).not.toContain('chats/');
  });
});

test('an export names the message that another one answers [CHAT-12f, GDPR-7b]', async () => {
  const { anna, bram } = await pair();
  (await say(bram, anna, 'Koffie', 1)).answer;
  const reader = { db, storage: platform.storage, member: anna.id, pseudonymOf: () => 'member-1' };
  const rows: object[] = [];
  for await (const page of (await exportAccount(reader)).lists?.messages ?? []) rows.push(...page);
  expect(rows).toMatchObject([{ number: 1 }, { number: 2 }, { number: 3, text: 'Koffie', answers: 1 }]);
  expect(rows[0]).not.toHaveProperty('answers');
});
