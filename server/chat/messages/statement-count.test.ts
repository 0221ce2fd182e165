import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { setReaction } from '#contract/chat/set-reaction.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { messageContext } from '../conversations/message-context.sql.ts';
import { getMessagesHandler } from '../history/get-messages.ts';
import { getChatsHandler } from '../inbox/get-chats.ts';
import { chatTables } from '../tables.ts';
import { sendPaidMessage } from './send-paid-message.ts';

const service = await startServiceWithMembers({ demo: false });
const { platform } = service;

/** Wraps the handle and counts the statements it runs. */
const counted = (db: Handle) => {
  const count = { statements: 0 };
  const handle = db.withPlugin({
    transformQuery({ node }) {
      count.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { handle, count };
};

const callBy = (person: Person) => {
  const refuse = (): never => {
    throw new Error('refused');
  };
  return {
    input: {},
    member: person.id,
    operator: null,
    session: person.id,
    site: 1,
    language: 'nl' as const,
    country: 'NL',
    ipCountry: null,
    ip: '127.0.0.1',
    payer: { ip: '127.0.0.1', browser: null, member: 'm1', confirmed: true, site: 1 },
    userAgent: '',
    origin: service.url,
    cookies: {},
    query: {},
    setCookie() {},
    clearCookie() {},
    refuse,
  };
};

const listing = async (person: Person): Promise<number> => {
  const { handle, count } = counted(platform.db);
  const call = callBy(person);
  await getChatsHandler.run(call, { ...platform, db: handle });
  return count.statements;
};

describe('the number of statements of an operation', () => {
  test('sending in a conversation takes four between begin and commit; the last reads the devices to notify [CHAT-3c]', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    const said = { profile: bram.id, client_id: randomUUID(), kind: 'text' as const, text: 'Hoi!' };
    const { conversation } = (await anna.api(sendMessage, said)).answer.message;
    const { handle, count } = counted(platform.db);
    const sent = {
      sender: anna.id,
      to: { conversation },
      kind: 'text' as const,
      body: 'En?',
      clientId: randomUUID(),
      cost: 1,
    };
    await sendPaidMessage(
      {
        config: { demo: false, rateLimitFactor: 1 },
        keys: platform.keys,
        transact: (work) =>
          handle
            .transaction()
            .execute((db) =>
              work({ db, emit() {}, enqueue: async () => {}, alongside() {}, afterCommit() {} }),
            ),
      },
      1,
      { ...sent, now: new Date() },
    );
    expect(count.statements).toBe(4);
    expect((await bram.api(getMessages, { conversation })).answer.messages).toHaveLength(2);
  });

  test('reading the list takes two, for one conversation as for thirty [CHAT-1a]', async () => {
    const anna = await service.person();
    const send = async () => {
      const other = await service.person();
      const said = { profile: anna.id, client_id: randomUUID(), kind: 'text' as const, text: 'Hoi!' };
      await other.api(sendMessage, said);
    };
    await send();
    expect(await listing(anna)).toBe(2);
    await Promise.all(Array.from({ length: 29 }, send));
    expect(await listing(anna)).toBe(2);
  });

  test('reading a page takes three, with and without reactions and quotes, each found by key [CHAT-11a, CHAT-12a]', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    const say = async (quote?: number) => {
      const said = { profile: bram.id, client_id: randomUUID(), kind: 'text' as const, text: 'Hoi!', quote };
      return (await anna.api(sendMessage, said)).answer.message;
    };
    const { conversation } = await say();
    const reading = async () => {
      const { handle, count } = counted(platform.db);
      const call = { ...callBy(anna), input: { conversation: String(conversation) } };
      await getMessagesHandler.run(call, { ...platform, db: handle });
      return count.statements;
    };
    expect(await reading()).toBe(3);
    for (let seq = 1; seq < 20; seq += 1) {
      await say(seq);
      for (const who of [anna, bram])
        (await who.api(setReaction, { conversation, message: seq, reaction: 'heart' })).answer;
    }
    expect(await reading()).toBe(3);
    const plan = JSON.stringify(
      await chatTables(platform.db)
        .selectFrom('messages')
        .select(messageContext)
        .where('conversation_id', '=', conversation)
        .explain(),
    );
    expect(plan).toContain('message_reactions_pkey');
    expect(plan).toContain('messages_pkey on messages quoted');
    expect(plan).not.toContain('Seq Scan');
  });
});
