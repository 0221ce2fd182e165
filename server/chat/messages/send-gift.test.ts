import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { type Gift, gifts } from '#contract/chat/message.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { verifyLedger, walletOf } from '#server/ledger/door.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eraseAccount } from '../erase-account.ts';
import { exportAccount } from '../export-account.ts';
import { chatTables } from '../tables.ts';

const service = await startServiceWithMembers({ demo: false });
const { platform } = service;

const gift = (to: Person, name: Gift = 'rose', clientId = randomUUID()) => ({
  profile: to.id,
  client_id: clientId,
  kind: 'gift' as const,
  gift: name,
});

const creditsOf = async ({ id }: Person) => (await walletOf(platform.db, id)).credits;
const storedBy = ({ id }: Person) =>
  chatTables(platform.db).selectFrom('messages').selectAll().where('sender_id', '=', id).execute();
const two = async (credits = 100) =>
  [await service.person({ name: 'Anna', credits }), await service.person({ name: 'Bram' })] as const;

describe('sending a gift', () => {
  test('delivers every gift as a message in the conversation and as the last one in the list [CHAT-2a]', async () => {
    const [anna, bram] = await two();
    for (const name of gifts) (await anna.api(sendMessage, gift(bram, name))).answer;
    const [chat] = (await bram.api(getChats, {})).answer.chats;
    expect(chat).toMatchObject({
      num_unread_messages: gifts.length,
      last_message: { kind: 'gift', gift: gifts.at(-1), text: '', client_id: null },
    });
    const { messages } = (await bram.api(getMessages, { conversation: chat?.conversation ?? 0 })).answer;
    expect(messages.map((message) => message.gift)).toEqual(gifts);
  });

  test("charges the site's gift price once, however often it is sent [CHAT-3a, CHAT-3d]", async () => {
    const [anna, bram] = await two();
    const sent = gift(bram);
    const replies = await Promise.all(Array.from({ length: 6 }, () => anna.api(sendMessage, sent)));
    const again = await anna.api(sendMessage, sent);
    for (const { answer } of replies) expect(answer).toEqual(again.answer);
    expect(await creditsOf(anna)).toBe(97);
    expect(await storedBy(anna)).toMatchObject([{ kind: 'gift', body: 'rose', cost: 3 }]);
    expect(await verifyLedger(platform.db)).toEqual([]);
  });

  test('refuses a client id reused for another gift or a text [CHAT-3d]', async () => {
    const [anna, bram] = await two();
    const sent = gift(bram);
    (await anna.api(sendMessage, sent)).answer;
    const { gift: _, ...rest } = sent;
    for (const other of [
      { ...sent, gift: 'kiss' as const },
      { ...rest, kind: 'text' as const, text: 'rose' },
    ])
      expect((await anna.api(sendMessage, other)).problem).toMatchObject({ code: 'client_id_reused' });
    expect(await creditsOf(anna)).toBe(97);
  });

  test('refuses and charges nothing if the balance covers a message but not a gift [CHAT-3b]', async () => {
    const [anna, bram] = await two(2);
    const { problem } = await anna.api(sendMessage, gift(bram));
    expect(problem).toMatchObject({ status: 409, code: 'insufficient_credits' });
    expect(problem.detail).toBe('Je hebt onvoldoende credits');
    expect(await creditsOf(anna)).toBe(2);
    expect((await bram.api(getChats, {})).answer.chats).toEqual([]);
  });

  test.each([
    [{ gift: 'diamond' }, 'gift', 'invalid'],
    [{}, 'gift', 'required'],
    [{ gift: 'rose', text: 'Voor jou' }, 'text', 'invalid'],
  ])('rejects %j and names the field [CHAT-2a]', async (content, field, code) => {
    const [anna, bram] = await two();
    const body = { profile: bram.id, client_id: randomUUID(), kind: 'gift', ...content };
    const response = await anna.fetch('/api/message.php', {
      method: 'POST',
      headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ field, code }] });
    expect(await creditsOf(anna)).toBe(100);
  });

  test('refuses gifts of blocked and of unconfirmed members [CHAT-2a, SAFE-1a]', async () => {
    const [anna, bram] = await two();
    (await bram.api(blockMember, { profile: anna.id })).answer;
    expect((await anna.api(sendMessage, gift(bram))).problem.code).toBe('not_found');
    const fresh = await service.person({ confirmed: false });
    expect((await fresh.api(sendMessage, gift(anna))).problem.code).toBe('confirm_first');
    expect([await creditsOf(anna), await creditsOf(fresh)]).toEqual([100, 100]);
  });

  test('counts a gift as the start of a conversation: refuses the third for members who never bought [ACC-16a]', async () => {
    const [anna, bram] = await two();
    const [carla, dirk] = [await service.person(), await service.person()];
    for (const other of [bram, carla]) (await anna.api(sendMessage, gift(other))).answer;
    expect((await anna.api(sendMessage, gift(dirk))).problem.code).toBe('premium_only');
    expect(await creditsOf(anna)).toBe(94);
  });

  test("exports a gift and erases it with the sender's account [GDPR-7b, ACC-13d]", async () => {
    const [anna, bram] = await two();
    (await anna.api(sendMessage, gift(bram, 'coffee'))).answer;
    const reader = {
      db: platform.db,
      storage: platform.storage,
      member: anna.id,
      pseudonymOf: () => 'member-1',
    };
    const { lists } = await exportAccount(reader);
    const rows: object[] = [];
    for await (const page of lists?.messages ?? []) rows.push(...page);
    expect(rows).toMatchObject([{ from: 'me', kind: 'gift', gift: 'coffee', credits: 3 }]);
    await platform.transact((unit) => eraseAccount(unit, anna.id, platform.clock.now()));
    expect(await storedBy(anna)).toMatchObject([{ kind: 'gift', body: null }]);
  });

  test('has the same list of gifts in the database [CHAT-2a]', async () => {
    const [anna, bram] = await two();
    (await anna.api(sendMessage, gift(bram))).answer;
    const change = sql`update messages set body = 'diamond' where sender_id = ${anna.id}`;
    await expect(change.execute(platform.db)).rejects.toThrow(/messages_gift_is_known/);
  });
});
