import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { fictionalChoiceChanged } from '#contract/profiles/events.ts';
import { getFictionalChoice } from '#contract/profiles/get-fictional-choice.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { setFictionalChoice } from '#contract/profiles/set-fictional-choice.ts';
import { addMember } from '#tests/support/people/members.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;

/** A fictional and a real man. Both wrote to her and like her, and each has one unread message. */
async function world() {
  const her = await service.person({ name: 'Hanna' });
  const men = { name: 'Man', gender: 'male', lookingFor: 'female' } as const;
  const real = await addMember(service.platform, men);
  const fictional = await addMember(service.platform, { ...men, fictional: true });
  for (const other of [real, fictional])
    await sql`
      with talk as (
        insert into conversations (site_id, started_by, last_seq) values (1, ${other}, 1) returning id
      ), sides as (
        insert into participants (member_id, conversation_id, other_id, last_message_at, unread)
        select ${her.id}::bigint, id, ${other}::bigint, now(), 1 from talk union all
        select ${other}::bigint, id, ${her.id}::bigint, now(), 0 from talk
      ), liked as (
        insert into likes (member_id, direction, other_id, origin)
        values (${her.id}, 'received', ${other}, 'own'), (${other}, 'given', ${her.id}, 'own')
      )
      insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost)
      select id, 1, ${other}, 'text', 'Hoi!', ${randomUUID()}, 0 from talk`.execute(db);
  const choose = async (hidden: boolean) => (await her.api(setFictionalChoice, { hidden })).answer;
  const sees = async () => {
    const ofWorld = (ids: readonly Id[]) => ids.filter((id) => id === real || id === fictional).sort();
    const { chats } = (await her.api(getChats, {})).answer;
    const { liked_by } = (await her.api(getLikes, {})).answer;
    const { results } = (await her.api(searchMembers, { gender: 'male' })).answer;
    return {
      chats: ofWorld(chats.map(({ profile }) => profile.id)),
      unread: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
      likes: ofWorld(liked_by.map(({ id }) => id)),
      found: ofWorld(results.map(({ id }) => id)),
    };
  };
  return { her, real, fictional, choose, sees };
}

test('hides and shows fictional profiles in search, likes, conversations and counts with one choice [FIC-11a]', async () => {
  const { her, real, fictional, choose, sees } = await world();
  const both = [real, fictional].sort();
  const all = { chats: both, unread: 2, likes: both, found: both };
  expect((await her.api(getFictionalChoice, {})).answer).toEqual({ hidden: false });
  expect(await sees()).toEqual(all);

  for (const _ of [1, 2]) expect(await choose(true)).toEqual({ hidden: true });
  expect((await her.api(getFictionalChoice, {})).answer).toEqual({ hidden: true });
  const one = [real];
  expect(await sees()).toEqual({ chats: one, unread: 1, likes: one, found: one });

  await choose(false);
  expect(await sees()).toEqual(all);
});

test('still opens a hidden profile by its address, and refuses likes and messages [FIC-11a]', async () => {
  const { her, fictional, choose } = await world();
  const { chats } = (await her.api(getChats, {})).answer;
  const conversation = chats.find(({ profile }) => profile.id === fictional)?.conversation ?? 0;
  await choose(true);
  expect((await her.api(getMember, { id: fictional })).status).toBe(200);
  expect((await her.api(likeMember, { profile: fictional })).status).toBe(404);
  expect((await her.api(getMessages, { conversation })).status).toBe(404);
  await choose(false);
  expect((await her.api(getMessages, { conversation })).answer.messages).toHaveLength(1);
});

test('notifies every open device of a change, and of nothing if nothing changed [FIC-11a]', async () => {
  const { her, choose } = await world();
  const socket = await her.socket();
  const heard: unknown[] = [];
  socket.on(fictionalChoiceChanged.name, (payload: unknown) => heard.push(payload));
  for (const hidden of [false, true, true, false]) await choose(hidden);
  await eventually(() => expect(heard).toEqual([{ hidden: true }, { hidden: false }]));
  socket.close();
});
