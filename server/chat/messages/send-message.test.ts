import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { verifyLedger, walletOf } from '#server/ledger/door.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { chatTables } from '../tables.ts';

const service = await startServiceWithMembers();
const { platform } = service;

const text = (
  to: { profile: number } | { conversation: number },
  said = 'Hoi!',
  clientId = randomUUID(),
) => ({
  ...to,
  client_id: clientId,
  kind: 'text' as const,
  text: said,
});

const spentBy = async (person: Person) => 100 - (await walletOf(platform.db, person.id)).credits;

const storedBy = (person: Person) =>
  chatTables(platform.db).selectFrom('messages').selectAll().where('sender_id', '=', person.id).execute();

describe('sending a message', () => {
  test('opens the conversation for both with the first message and charges a credit [CHAT-1c, CHAT-3a]', async () => {
    const [anna, bram] = [await service.person({ name: 'Anna' }), await service.person({ name: 'Bram' })];
    const { answer } = await anna.api(sendMessage, text({ profile: bram.id }));
    expect(answer.credits).toBe(99);
    expect(answer.message).toMatchObject({ id: 1, sender: anna.id, text: 'Hoi!' });
    const [mine] = (await anna.api(getChats, {})).answer.chats;
    const [theirs] = (await bram.api(getChats, {})).answer.chats;
    expect(mine).toMatchObject({ profile: { id: bram.id, name: 'Bram' }, num_unread_messages: 0 });
    expect(theirs).toMatchObject({ profile: { id: anna.id, name: 'Anna' }, num_unread_messages: 1 });
    expect(theirs?.last_message).toMatchObject({ text: 'Hoi!', client_id: null });
  });

  test('returns the same message and charges nothing if it is sent again under its client id [CHAT-3d]', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    const message = text({ profile: bram.id });
    const first = await anna.api(sendMessage, message);
    const again = await anna.api(sendMessage, message);
    expect(again.answer).toEqual(first.answer);
    expect(await spentBy(anna)).toBe(1);
  });

  test('sends once if two devices race with the same client id [CHAT-3d]', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    const message = text({ profile: bram.id });
    const replies = await Promise.all(Array.from({ length: 8 }, () => anna.api(sendMessage, message)));
    expect(new Set(replies.map(({ answer }) => answer.message.id))).toEqual(new Set([1]));
    expect(await storedBy(anna)).toHaveLength(1);
    expect(await spentBy(anna)).toBe(1);
  });

  test('refuses a client id reused with another text [CHAT-3d]', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    const clientId = randomUUID();
    await anna.api(sendMessage, text({ profile: bram.id }, 'One', clientId));
    const other = await anna.api(sendMessage, text({ profile: bram.id }, 'Two', clientId));
    expect(other.problem).toMatchObject({ status: 409, code: 'client_id_reused' });
    expect(await spentBy(anna)).toBe(1);
  });

  // R2: the full count is 200 at once, repeated a hundred times.
  const long = process.env.LONG === '1';
  const [hands, rounds] = long ? [200, 100] : [50, 1];

  test('sends exactly one of fifty parallel messages with the last credit [CHAT-3b]', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const anna = await service.person({ credits: 1 });
      const others = await Promise.all(Array.from({ length: 5 }, () => service.person()));
      const replies = await Promise.all(
        Array.from({ length: hands }, (_, index) =>
          anna.api(sendMessage, text({ profile: others[index % 5]?.id ?? 0 }, `Message ${index}`)),
        ),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = replies.filter(({ status }) => status !== 200);
      for (const reply of refused)
        expect(reply.problem).toMatchObject({ status: 409, code: 'insufficient_credits' });
      expect(refused[0]?.problem.detail).toBe('Je hebt onvoldoende credits');
      const stored = await storedBy(anna);
      expect(stored).toHaveLength(1);
      expect(stored[0]?.cost).toBe(1);
      expect(await verifyLedger(platform.db)).toEqual([]);
      expect(await walletOf(platform.db, anna.id)).toMatchObject({ credits: 0 });
      expect((await anna.api(getChats, {})).answer.chats).toHaveLength(1);
    }
  });

  test('leaves no message and no conversation behind without credits [CHAT-3b]', async () => {
    const [anna, bram] = [await service.person({ credits: 0 }), await service.person()];
    const reply = await anna.api(sendMessage, text({ profile: bram.id }));
    expect(reply.problem.code).toBe('insufficient_credits');
    expect((await anna.api(getChats, {})).answer.chats).toEqual([]);
    expect((await bram.api(getChats, {})).answer.chats).toEqual([]);
  });

  test('opens one conversation and keeps both messages if two members start at once [CHAT-1c]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [anna, bram] = [await service.person(), await service.person()];
      const sends = Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? anna.api(sendMessage, text({ profile: bram.id }, `a${index}`))
          : bram.api(sendMessage, text({ profile: anna.id }, `b${index}`)),
      );
      const replies = await Promise.all(sends);
      const conversations = new Set(replies.map(({ answer }) => answer.message.conversation));
      expect(conversations.size).toBe(1);
      const ids = replies.map(({ answer }) => answer.message.id).sort((one, other) => one - other);
      expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('answers not found for unknown, unconfirmed and other sites’ members, and refuses the own profile [CHAT-1c]', async () => {
    const anna = await service.person();
    const hidden = await service.person({ confirmed: false });
    const bram = await service.person();
    const { conversation } = (await bram.api(sendMessage, text({ profile: anna.id }))).answer.message;
    const stranger = await service.person();
    for (const to of [{ profile: hidden.id }, { profile: 12345 }, { conversation: 12345 }])
      expect((await anna.api(sendMessage, text(to))).problem).toMatchObject({ status: 404 });
    expect((await stranger.api(sendMessage, text({ conversation }))).problem).toMatchObject({ status: 404 });
    expect((await stranger.api(getMessages, { conversation })).problem).toMatchObject({ status: 404 });
    const self = await anna.api(sendMessage, text({ profile: anna.id }));
    expect(self.problem).toMatchObject({ status: 409, code: 'own_profile' });
    expect(await spentBy(anna)).toBe(0);
  });

  test('names the field of a text longer than the site allows [CHAT-2c]', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    const long = await anna.api(sendMessage, text({ profile: bram.id }, 'x'.repeat(2001)));
    expect(long.problem).toMatchObject({ status: 400, errors: [{ field: 'text', code: 'too_long' }] });
    expect((await anna.api(sendMessage, text({ profile: bram.id }, 'x'.repeat(2000)))).status).toBe(200);
  });

  test('returns the history in pages of fifty, in both directions [CHAT-8a]', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    const { conversation } = (await anna.api(sendMessage, text({ profile: bram.id }))).answer.message;
    for (let index = 0; index < 60; index += 1)
      await anna.api(sendMessage, text({ conversation }, `again ${index}`));
    const page = (await anna.api(getMessages, { conversation })).answer;
    expect(page.messages).toHaveLength(50);
    expect(page.has_more).toBe(true);
    const first = page.messages[0]?.id ?? 0;
    const older = (await anna.api(getMessages, { conversation, before: first })).answer;
    expect(older.messages.map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
    expect(older.has_more).toBe(false);
    const after = (await anna.api(getMessages, { conversation, after: 5 })).answer;
    expect(after.messages.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 6));
    expect(after.has_more).toBe(true);
  });
});
