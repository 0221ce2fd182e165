import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { getWriting } from '#contract/chat/get-writing.ts';
import { searchMessages } from '#contract/chat/search-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { findMatches } from '#contract/discovery/find-matches.ts';
import { getSwipeDeck } from '#contract/discovery/get-swipe-deck.ts';
import { listRelated } from '#contract/discovery/list-related.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { swipeMember } from '#contract/discovery/swipe-member.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { walletOf } from '#server/ledger/door.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;

interface Pair {
  readonly me: Person;
  readonly other: Person;
  /** A member beside whose profile the other member may be listed. */
  readonly third: Person;
  readonly conversation: number;
}

const words = (kind: 'text' | 'gift') =>
  kind === 'text' ? { kind, text: 'Hoi!' } : { kind, gift: 'rose' as const };
const say = (from: Person, to: Person, kind: 'text' | 'gift' = 'text') =>
  from.api(sendMessage, { profile: to.id, client_id: randomUUID(), ...words(kind) });

/** All places in which a member can meet another member. Each function returns whether they meet there. */
const surfaces: Readonly<Record<string, (pair: Pair) => Promise<boolean>>> = {
  search: async ({ me, other }) => {
    const { results, similarResults } = (await me.api(searchMembers, {})).answer;
    return [...results, ...similarResults].some(({ id }) => id === other.id);
  },
  'match finder': async ({ me, other }) =>
    (await me.api(findMatches, {})).answer.results.some(({ id }) => id === other.id),
  'related members': async ({ me, other, third }) =>
    (await me.api(listRelated, { profile: third.id })).answer.results.some(({ id }) => id === other.id),
  'swipe game': async ({ me, other }) => {
    await sql`delete from swipes`.execute(db);
    return (await me.api(getSwipeDeck, {})).answer.results.some(({ id }) => id === other.id);
  },
  'a swipe': async ({ me, other }) =>
    (await me.api(swipeMember, { profile: other.id, choice: 'pass' })).status === 200,
  profile: async ({ me, other }) => {
    const reply = await me.api(getMember, { id: other.id });
    return reply.status === 200 && !reply.answer.blocked;
  },
  'a list of likes': async ({ me, other }) => {
    await me.api(likeMember, { profile: other.id });
    const { profiles, liked_by: likedBy } = (await me.api(getLikes, {})).answer;
    return [...profiles, ...likedBy].some(({ profile }) => profile.id === other.id);
  },
  'a like': async ({ me, other }) => (await me.api(likeMember, { profile: other.id })).status === 200,
  'the list of chats': async ({ me, conversation }) =>
    (await me.api(getChats, {})).answer.chats.some((chat) => chat.conversation === conversation),
  'a conversation': async ({ me, conversation }) =>
    (await me.api(getMessages, { conversation })).status === 200,
  'words of a conversation': async ({ me, conversation }) =>
    (await me.api(searchMessages, { conversation, words: 'hoi' })).status === 200,
  'whether one may write': async ({ me, other }) =>
    (await me.api(getWriting, { profile: other.id })).answer.obstacle !== 'unavailable',
  'a message': async ({ me, other }) => (await say(me, other)).status === 200,
  'a gift': async ({ me, other }) => (await say(me, other, 'gift')).status === 200,
};

/** Two members with a conversation, and a third member. All earlier members are disabled. */
const people = async () => {
  await sql`update profiles set status = 'disabled'`.execute(db);
  const [anna, bram, third] = [
    await service.person({ name: 'Anna' }),
    await service.person({ name: 'Bram' }),
    await service.person({ name: 'Cas' }),
  ];
  await sql`update profiles set gender = 'female', looking_for = 'male' where member_id = ${anna.id}`.execute(
    db,
  );
  await sql`update profiles set gender = 'male', looking_for = 'female'
    where member_id in (${bram.id}, ${third.id})`.execute(db);
  const { conversation } = (await say(anna, bram)).answer.message;
  return { anna, bram, third, conversation };
};

describe.each(Object.entries(surfaces))('%s [TRUST-3a, SAFE-1a, PROF-7a]', (_name, meets) => {
  test('shows the other member before a block and neither member to the other after it', async () => {
    const { anna, bram, third, conversation } = await people();
    const hers = { me: anna, other: bram, third, conversation };
    expect(await meets(hers)).toBe(true);
    await anna.api(blockMember, { profile: bram.id });
    const credits = async () => [
      (await walletOf(db, anna.id)).credits,
      (await walletOf(db, bram.id)).credits,
    ];
    const before = await credits();
    expect(await meets(hers)).toBe(false);
    expect(await meets({ me: bram, other: anna, third, conversation })).toBe(false);
    // Rejected calls cost nothing.
    expect(await credits()).toEqual(before);
  });
});

test('a blocked member sees the blocker exactly like a deleted member [TRUST-3b, ACC-13b]', async () => {
  const { anna, bram, conversation } = await people();
  const gone = await service.person();
  const left = (await say(bram, gone)).answer.message.conversation;
  await anna.api(blockMember, { profile: bram.id });
  await sql`update profiles set status = 'disabled' where member_id = ${gone.id}`.execute(db);
  const seen = async (other: Person, talk: number) => {
    const replies = [
      await bram.api(getMember, { id: other.id }),
      await bram.api(getMemberCard, { id: other.id }),
      await bram.api(getMessages, { conversation: talk }),
      await bram.api(likeMember, { profile: other.id }),
      await say(bram, other),
    ];
    return replies.map(({ status, problem }) => [status, problem.code, problem.detail, problem.params]);
  };
  expect(await seen(anna, conversation)).toEqual(await seen(gone, left));
});
