import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { findMatches } from '#contract/discovery/find-matches.ts';
import { getSwipeDeck } from '#contract/discovery/get-swipe-deck.ts';
import { listRelated } from '#contract/discovery/list-related.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { swipeMember } from '#contract/discovery/swipe-member.ts';
import type { Id } from '#contract/kit/id.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { getBlockedMembers } from '#contract/profiles/get-blocked-members.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import type { Reach } from '#server/profiles/door.ts';
import { mayMeet } from '#server/profiles/door.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { generatedWorld, pairKey, type ReachWorld, reachWorld } from '#tests/support/people/reach-world.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;

beforeAll(async () => {
  await sql`insert into sites (id, host, company_id, niche, settings)
    values (2, 'she.localhost', 1, 2, '{"reveal_account_existence": "yes"}')`.execute(db);
  await setAnswers(db, 'editors');
});

const order: readonly Reach[] = ['none', 'open', 'meet', 'find'];
const reaches = (found: Reach, wanted: Reach) => order.indexOf(found) >= order.indexOf(wanted);

/** Indices of the world's people who are in a list of ids. */
const placesOf = (world: ReachWorld, ids: readonly Id[]): number[] =>
  world.places.filter((place) => ids.includes(world.people[place]?.id ?? 0));

const within = (world: ReachWorld, viewer: number, wanted: Reach, among = world.places): number[] =>
  among.filter((place) => place !== viewer && reaches(world.reach(viewer, place), wanted));

const partnersOf = (world: ReachWorld, viewer: number): number[] =>
  world.places.filter((place) => world.conversations.has(pairKey(viewer, place)));

/** Expects search, matches and the swipe game to show exactly the members that the viewer can find. */
async function expectFinding(world: ReachWorld, viewer: number): Promise<void> {
  const person = world.people[viewer];
  if (!person) return;
  const findable = within(world, viewer, 'find');
  const idsOf = (results: readonly { readonly id: Id }[]) => results.map(({ id }) => id);
  const { results, similarResults } = (await person.api(searchMembers, {})).answer;
  expect(placesOf(world, idsOf([...results, ...similarResults])), 'search').toEqual(findable);
  const matches = (await person.api(findMatches, {})).answer.results;
  expect(placesOf(world, idsOf(matches)), 'match finder').toEqual(findable);
  const deck = (await person.api(getSwipeDeck, {})).answer.results;
  const liked = world.likes.filter(([from]) => from === viewer).map(([, to]) => to);
  expect(placesOf(world, idsOf(deck)), 'swipe game').toEqual(
    findable.filter((place) => !liked.includes(place)),
  );
}

/**
 * Expects every list to hold exactly the members that the rule allows. Expects each call about a single
 * member to answer by the same rule.
 */
async function expectReading(world: ReachWorld, viewer: number): Promise<void> {
  const person = world.people[viewer];
  if (!person) return;
  const { profiles, liked_by } = (await person.api(getLikes, {})).answer;
  const given = world.likes.filter(([from]) => from === viewer).map(([, to]) => to);
  const received = world.likes.filter(([, to]) => to === viewer).map(([from]) => from);
  const listed = (among: readonly number[]) => within(world, viewer, 'meet', [...among].sort());
  expect(
    placesOf(
      world,
      profiles.map(({ id }) => id),
    ),
    'given',
  ).toEqual(listed(given));
  expect(
    placesOf(
      world,
      liked_by.map(({ id }) => id),
    ),
    'received',
  ).toEqual(listed(received));

  const { chats } = (await person.api(getChats, {})).answer;
  expect(
    placesOf(
      world,
      chats.map(({ profile }) => profile.id),
    ),
    'chats',
  ).toEqual(
    partnersOf(world, viewer).filter(
      (place) => reaches(world.reach(viewer, place), 'meet') || world.readsUnconfirmed(viewer, place),
    ),
  );

  const blocked = (await person.api(getBlockedMembers, {})).answer.results;
  for (const { id, profile } of blocked)
    for (const place of placesOf(world, [id]))
      expect(profile !== null, 'blocked').toBe(reaches(world.reach(viewer, place), 'open'));

  for (const place of world.places) await expectAnswers(world, viewer, place);
}

async function expectAnswers(world: ReachWorld, viewer: number, place: number): Promise<void> {
  const [person, member] = [world.people[viewer], world.people[place]];
  if (!person || !member) return;
  const reach = world.reach(viewer, place);
  const { id } = member;
  const seen = (await person.api(getMember, { id })).status === 200;
  expect(seen, `profile ${reach}`).toBe(reaches(reach, 'open'));
  if (viewer === place) return;
  const card = (await person.api(getMemberCard, { id })).status === 200;
  expect(card, `card ${reach}`).toBe(reaches(reach, 'find'));
  const visible = await mayMeet(db, world.site(viewer), id, person.id);
  expect(visible, `visible ${reach}`).toBe(reaches(reach, 'meet'));
  const related = await person.api(listRelated, { profile: id });
  expect(related.status === 200, `related ${reach}`).toBe(reaches(reach, 'meet'));
  if (related.status === 200) {
    const near = placesOf(
      world,
      related.answer.results.map((one) => one.id),
    );
    expect(within(world, viewer, 'find'), 'related members').toEqual(expect.arrayContaining(near));
  }
  const conversation = world.conversations.get(pairKey(viewer, place));
  if (conversation === undefined) return;
  const read = (await person.api(getMessages, { conversation })).status === 200;
  const readable = reaches(reach, 'meet') || world.readsUnconfirmed(viewer, place);
  expect(read, `conversation ${reach}`).toBe(readable);
}

/** The answer to a message to a member whom the sender may meet. Also records it, because a first message makes the two known. */
function answerTo(world: ReachWorld, viewer: number, place: number): string {
  const retired = world.isRetired(place);
  // The receiver can then see an invisible sender.
  if (!retired) world.write(viewer, place);
  if (!reaches(world.reach(place, viewer), 'meet')) return 'confirm_first';
  return retired ? 'fictional_unanswered' : 'sent';
}

/**
 * Expects a message to be accepted or refused by the rule. Returns whether the viewer may meet the member.
 */
async function expectSending(world: ReachWorld, viewer: number, place: number): Promise<boolean> {
  const there = reaches(world.reach(viewer, place), 'meet');
  const said = {
    profile: world.people[place]?.id,
    client_id: randomUUID(),
    kind: 'text',
    text: 'Hoi!',
  } as const;
  const sent = await world.people[viewer]?.api(sendMessage, said);
  const answer = sent?.status === 200 ? 'sent' : sent?.problem.code;
  if (!there) {
    expect(answer).toBe(world.readsUnconfirmed(viewer, place) ? 'awaits_confirmation' : 'not_found');
  } else if (world.isUnconfirmed(viewer)) {
    // An unconfirmed member may send to two members, and only in conversations of their own (ACC-6).
    expect([world.isRetired(place) ? 'fictional_unanswered' : 'sent', 'confirm_first']).toContain(answer);
    if (answer === 'sent') world.write(viewer, place);
  } else {
    expect(answer).toBe(answerTo(world, viewer, place));
  }
  return there;
}

/**
 * Expects messages, likes and swipes to be accepted or rejected by the rule, in the world's present state.
 */
async function expectActions(world: ReachWorld, viewer: number, place: number): Promise<void> {
  const [person, member] = [world.people[viewer], world.people[place]];
  if (!person || !member || viewer === place) return;
  const there = await expectSending(world, viewer, place);
  const liked = await person.api(likeMember, { profile: member.id });
  expect(liked.status === 200, 'like').toBe(there);
  const swiped = await person.api(swipeMember, { profile: member.id, choice: 'pass' });
  expect(swiped.status === 200, 'swipe').toBe(there);
}

test('every list and call follows the one visibility rule in generated worlds [PROF-7a, DISC-3c, ACC-14a, ACC-6b]', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(generatedWorld, async (generated) => {
      // Members of earlier worlds are disabled, so no search finds them.
      await sql`update profiles set status = 'disabled'`.execute(db);
      const world = await reachWorld(service, generated);
      for (const viewer of world.places) {
        await expectFinding(world, viewer);
        await expectReading(world, viewer);
      }
      for (const viewer of world.places)
        for (const place of world.places) await expectActions(world, viewer, place);
    }),
    { numRuns: process.env.LONG === '1' ? 100 : 8, endOnFailure: true },
  );
});
