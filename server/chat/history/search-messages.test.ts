import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getMessages } from '#contract/chat/get-messages.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { hitsAtOnce, searchedAtOnce, searchMessages } from '#contract/chat/search-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eraseAccount } from '../erase-account.ts';

const service = await startServiceWithMembers();
const { db } = service.platform;

const say = async (from: Person, to: Person, text: string) =>
  (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer
    .message.conversation;

/** Two members with a message history written by SQL. */
const talk = async (count: number, words: string) => {
  const [anna, bram] = [await service.person(), await service.person()];
  const conversation = await say(anna, bram, 'De eerste');
  await sql`
    insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost)
    select ${conversation}::bigint, seq, case when seq % 2 = 0 then ${anna.id}::bigint else ${bram.id}::bigint end,
      'text', replace(${words}::text, '#', seq::text), gen_random_uuid(), 0
    from generate_series(2, ${count}::int) as seq`.execute(db);
  await sql`update conversations set last_seq = ${count} where id = ${conversation}`.execute(db);
  return { anna, bram, conversation };
};

const hits = async (person: Person, conversation: number, words: string, before?: number) =>
  (await person.api(searchMessages, { conversation, words, ...(before && { before }) })).answer;

describe('searching a conversation', () => {
  test('finds text regardless of case and accents, newest first [CHAT-8a]', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    const conversation = await say(anna, bram, 'Zullen we naar het café?');
    await say(bram, anna, 'Welk CAFÉ bedoel je');
    await say(anna, bram, 'Nee, 100% zeker_weten');
    expect(await hits(bram, conversation, 'cafe')).toEqual({ conversation, hits: [2, 1], next: null });
    expect((await hits(bram, conversation, 'Café BEDOEL')).hits).toEqual([2]);
    expect((await hits(bram, conversation, '0% z')).hits).toEqual([3]);
    expect((await hits(bram, conversation, '%')).hits).toEqual([3]);
    expect((await hits(bram, conversation, 'thee')).hits).toEqual([]);
    expect((await hits(bram, conversation, '\u0301')).hits).toEqual([]);
  });

  test('finds neither removed messages nor those of erased members [CHAT-8a]', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    const conversation = await say(anna, bram, 'Geheim van Anna');
    await bram.api(removeChat, { conversation });
    await say(bram, anna, 'Geheim van Bram');
    expect((await hits(bram, conversation, 'geheim')).hits).toEqual([2]);
    expect((await hits(anna, conversation, 'geheim')).hits).toEqual([2, 1]);
    await service.platform.transact((unit) => eraseAccount(unit, anna.id, new Date()));
    expect((await hits(bram, conversation, 'geheim')).hits).toEqual([2]);
    expect((await hits(anna, conversation, 'geheim')).hits).toEqual([2]);
  });

  test('returns the cursor of the next page until the beginning [CHAT-8a]', async () => {
    const { anna, conversation } = await talk(hitsAtOnce + 20, 'vonk #');
    const first = await hits(anna, conversation, 'vonk');
    expect(first.hits).toHaveLength(hitsAtOnce);
    expect(first.hits[0]).toBe(hitsAtOnce + 20);
    const rest = await hits(anna, conversation, 'vonk', first.next ?? 0);
    expect(rest.hits).toEqual(Array.from({ length: 19 }, (_, index) => 20 - index));
    expect(rest.next).toBeNull();
  });

  test('searches a limited number of messages per call [CHAT-8a]', async () => {
    const { anna, conversation } = await talk(searchedAtOnce + 10, 'niets');
    const first = await hits(anna, conversation, 'eerste');
    expect(first.hits).toEqual([]);
    expect(first.next).toBe(11);
    expect(await hits(anna, conversation, 'eerste', 11)).toEqual({ conversation, hits: [1], next: null });
  });

  test('uses the primary key of the one conversation in its query plan [CHAT-8a]', async () => {
    const { conversation } = await talk(300, 'iets');
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select seq from messages
      where conversation_id = ${sql.lit(conversation)} and seq > 0 and seq < 1000 and kind = 'text'
        and strpos(lower(body), 'x') > 0 order by seq desc limit 100`.execute(db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('messages_pkey');
  });
});

describe('messages around a message', () => {
  test('opens the history at any message, with those before and after it [CHAT-8a]', async () => {
    const { anna, bram, conversation } = await talk(200, 'Nummer #');
    const around = async (person: Person, message: number) =>
      (await person.api(getMessages, { conversation, around: message })).answer;
    const middle = await around(anna, 100);
    expect(middle.messages.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 75 + index));
    expect(middle.has_more).toBe(true);
    const start = await around(bram, 3);
    expect(start.messages[0]?.id).toBe(1);
    expect(start.has_more).toBe(false);
    expect((await around(anna, 9999)).messages).toEqual([]);
    const both = await anna.fetch(`/api/messages.php?conversation=${conversation}&around=3&before=7`);
    expect(both.status).toBe(400);
  });
});
