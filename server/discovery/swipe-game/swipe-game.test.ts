import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getSwipeDeck } from '#contract/discovery/get-swipe-deck.ts';
import { swipeMember } from '#contract/discovery/swipe-member.ts';
import { undoSwipe } from '#contract/discovery/undo-swipe.ts';
import type { Id } from '#contract/kit/id.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { addApprovedPhoto } from '#server/photos/door.ts';
import { addMember, loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { purgeSwipesHandler } from './purge-swipes.job.ts';

let service: TestService;
let clock: MovableClock;
let me: { readonly id: Id; readonly browser: Client };

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ wiring: memberIdCookieWiring, clock });
});

beforeEach(async () => {
  await sql`update profiles set status = 'disabled'`.execute(service.platform.db);
  const id = await addMember(service.platform);
  me = { id, browser: loggedIn(service, id) };
});

const man = (fields: Parameters<typeof addMember>[1] = {}) =>
  addMember(service.platform, { gender: 'male', lookingFor: 'female', name: 'Bas', ...fields });
const men = async (count: number) => {
  const ids: Id[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await man());
  return ids;
};

const deck = async (browser = me.browser) => (await browser.api(getSwipeDeck, {})).answer;
const deckIds = async () => (await deck()).results.map(({ id }) => id);
const swipe = (profile: Id, choice: 'like' | 'pass', browser = me.browser) =>
  browser.api(swipeMember, { profile, choice });

test('fills the deck with members whose gender wishes match mutually, real members first, and nobody else [DISC-6a]', async () => {
  const fictional = await man({ fictional: true });
  const real = await man();
  await man({ lookingFor: 'male' });
  await addMember(service.platform, { gender: 'female', lookingFor: 'female' });
  await man({ active: false });
  const blocked = await man();
  await me.browser.api(blockMember, { profile: blocked });
  const { results, has_more, state } = await deck();
  expect(results.map(({ id }) => id)).toEqual([real, fictional]);
  expect(has_more).toBe(false);
  expect(state).toEqual({ likes_left: 4, next_like_at: null, can_undo: false });
});

test('gives each card the pictures that the member may see, the main one first [DISC-6h]', async () => {
  const { db } = service.platform;
  const one = await man();
  const bare = await man();
  for (const [path, isMain] of [
    ['test/beach', false],
    ['test/face', true],
    ['test/dog', false],
  ] as const)
    await addApprovedPhoto(db, { member: one, path, isMain });
  await sql`update photos set premium_only = true where path = 'test/dog'`.execute(db);
  await sql`insert into photos (member_id, path, status, position) values (${one}, 'test/new', 'pending', 3)`.execute(
    db,
  );
  const { results } = await deck();
  const images = new Map(results.map((card) => [card.id, card.images]));
  expect(images.get(bare)).toEqual([]);
  expect(images.get(one)).toHaveLength(2);
  expect(images.get(one)?.[0]?.filename).toBe('test/face-large.webp');
});

test('gives an ordinary like for a swipe, and a match for a mutual one [DISC-6d]', async () => {
  const [first = 0, second = 0] = await men(2);
  await swipe(me.id, 'like', loggedIn(service, second));
  expect((await swipe(first, 'like')).answer).toMatchObject({ match: false, state: { likes_left: 3 } });
  expect((await swipe(second, 'like')).answer).toMatchObject({ match: true, state: { likes_left: 2 } });
  const { profiles } = (await me.browser.api(getLikes, {})).answer;
  expect(profiles.map(({ id }) => id).sort()).toEqual([first, second].sort());
});

test('allows four likes within 24 hours, even of five simultaneous ones, and frees them one by one [DISC-6b]', async () => {
  const ids = await men(6);
  const answers = await Promise.all(ids.slice(0, 5).map((id) => swipe(id, 'like')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429]);
  const [last = 0] = ids.slice(-1);
  const refused = await swipe(last, 'like');
  expect(refused.problem).toMatchObject({ code: 'no_swipe_likes', params: { hours: 24 } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect((await swipe(last, 'pass')).status).toBe(200);
  const { state } = await deck();
  expect(state.likes_left).toBe(0);
  const wait = Date.parse(state.next_like_at ?? '') - clock.now().getTime();
  expect(wait).toBeGreaterThan(23 * 3_600_000);
  expect(wait).toBeLessThanOrEqual(24 * 3_600_000);
  clock.forward(24 * 3600 + 1);
  expect((await deck()).state).toMatchObject({ likes_left: 4, next_like_at: null });
  expect((await swipe(last, 'like')).status).toBe(200);
});

test('counts a repeated or simultaneous swipe once and never turns a like into a pass [DISC-6b]', async () => {
  const [one = 0] = await men(1);
  const twice = await Promise.all([swipe(one, 'like'), swipe(one, 'like')]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await swipe(one, 'pass')).answer.state).toMatchObject({ likes_left: 3, can_undo: false });
});

test('undoes the last pass once and returns the member to the deck [DISC-6c]', async () => {
  const [one = 0, two = 0] = await men(2);
  await swipe(one, 'pass');
  clock.forward(1);
  await swipe(two, 'pass');
  expect(await deckIds()).toEqual([]);
  const undone = await me.browser.api(undoSwipe, {});
  expect(undone.answer.profile?.id).toBe(two);
  expect(undone.answer.state.can_undo).toBe(true);
  expect(await deckIds()).toEqual([two]);
  clock.forward(1);
  await swipe(two, 'like');
  expect((await me.browser.api(undoSwipe, {})).problem.code).toBe('nothing_to_undo');
});

test('undoes a pass of a member whose profile has closed since [DISC-6c]', async () => {
  const [one = 0] = await men(1);
  await swipe(one, 'pass');
  await sql`update profiles set status = 'disabled' where member_id = ${one}`.execute(service.platform.db);
  expect((await me.browser.api(undoSwipe, {})).answer.profile).toBeNull();
});

test('keeps a swiped member out of the deck for 30 days [DISC-6a]', async () => {
  const [one = 0] = await men(1);
  await swipe(one, 'pass');
  clock.forward(29 * 24 * 3600);
  await purgeSwipesHandler.run({}, service.platform);
  expect(await deckIds()).toEqual([]);
  clock.forward(2 * 24 * 3600);
  expect(await deckIds()).toEqual([one]);
  await purgeSwipesHandler.run({}, service.platform);
  const { rows } = await sql`select 1 from swipes where member_id = ${me.id}`.execute(service.platform.db);
  expect(rows).toEqual([]);
});

test('accepts a new swipe after 30 days, even before the old one is purged [DISC-6a]', async () => {
  const [passed = 0, liked = 0] = await men(2);
  await swipe(passed, 'pass');
  await swipe(liked, 'like');
  await me.browser.api(unlikeMember, { profile: liked });
  clock.forward(30 * 24 * 3600 + 1);
  expect((await deckIds()).sort()).toEqual([passed, liked].sort());
  await swipe(passed, 'pass');
  expect((await swipe(liked, 'like')).answer.state.likes_left).toBe(3);
  expect(await deckIds()).toEqual([]);
  const { profiles } = (await me.browser.api(getLikes, {})).answer;
  expect(profiles.map(({ id }) => id)).toEqual([liked]);
});

test('refuses to swipe oneself or a member who cannot be met [DISC-6a]', async () => {
  const elsewhere = await man({ active: false });
  expect((await swipe(me.id, 'like')).problem.code).toBe('own_profile');
  expect((await swipe(elsewhere, 'like')).problem.code).toBe('not_found');
});

test('deals women and men to a member who looks for both, if they look for that member [DISC-1h, DISC-6a]', async () => {
  const woman = await addMember(service.platform, { lookingFor: 'both' });
  const other = await man({ lookingFor: 'both' });
  await addMember(service.platform, { lookingFor: 'male' });
  const id = await addMember(service.platform, { lookingFor: 'both' });
  const browser = loggedIn(service, id);
  const dealt = (await deck(browser)).results.map((card) => card.id);
  expect(dealt.toSorted()).toEqual([woman, other].toSorted());
  expect((await swipe(woman, 'like', browser)).status).toBe(200);
  expect((await deckIds()).toSorted()).toEqual([other]);
});
