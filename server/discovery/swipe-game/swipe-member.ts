import { type SwipeState, swipeLikes } from '#contract/discovery/get-swipe-deck.ts';
import { swipeMember } from '#contract/discovery/swipe-member.ts';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { giveLike } from '#server/likes/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { mayMeet } from '#server/profiles/door.ts';
import { type Swiper, swipeCutoff } from './swipe-deck.ts';
import { deleteSwipe, lockSwipes, recentSwipes, swipeOf, writeSwipe } from './swipes.sql.ts';

/** Computes what a member may do next, from the swipes of the last 24 hours (DISC-6). */
function swipeStateOf(lately: {
  readonly likes: number;
  readonly first_like_at: Date | null;
  readonly last_choice: 'like' | 'pass' | null;
}): SwipeState {
  const left = Math.max(0, swipeLikes - lately.likes);
  const next =
    left > 0 || lately.first_like_at === null ? null : addDays(lately.first_like_at, 1).toISOString();
  return { likes_left: left, next_like_at: next, can_undo: lately.last_choice === 'pass' };
}

const recent = (db: Handle, { member, now }: Swiper) => recentSwipes(db, member, addDays(now, -1));

/** Returns what a member may do next in the swipe game. */
export const swipeState = async (db: Handle, swiper: Swiper): Promise<SwipeState> =>
  swipeStateOf(await recent(db, swiper));

const refuseWithoutLikes = ({ likes_left, next_like_at }: SwipeState, now: Date): void => {
  if (likes_left > 0 || next_like_at === null) return;
  const seconds = Math.max(1, Math.ceil((Date.parse(next_like_at) - now.getTime()) / 1000));
  throw new Refusal('no_swipe_likes', { hours: Math.ceil(seconds / hourSeconds), seconds });
};

const writeNew = async (unit: Unit, swiper: Swiper, other: Id, choice: 'like' | 'pass') => {
  if (choice === 'like') refuseWithoutLikes(await swipeState(unit.db, swiper), swiper.now);
  await writeSwipe(unit.db, { member: swiper.member, other, choice, at: swiper.now });
};

/**
 * Stores a swipe and gives the like in one transaction. Repeating the same swipe writes nothing. A like never
 * becomes a pass until the swiped member may return to the deck. Throws `no_swipe_likes` with the time to
 * wait.
 */
function recordSwipe(
  platform: Platform,
  swiper: Swiper,
  other: Id,
  choice: 'like' | 'pass',
): Promise<{ readonly match: boolean; readonly state: SwipeState }> {
  const { site, member, now } = swiper;
  return platform.transact(async (unit) => {
    await lockSwipes(unit.db, member);
    const before = await swipeOf(unit.db, member, other, swipeCutoff(now));
    if (before?.choice !== 'like' && before?.choice !== choice) await writeNew(unit, swiper, other, choice);
    const given =
      choice === 'like' && before?.choice !== 'like'
        ? await giveLike(unit, { site, from: member, to: other, origin: 'own', now })
        : { match: false };
    return { match: given.match, state: await swipeState(unit.db, swiper) };
  });
}

/**
 * Undoes the last swipe and returns the member it was of. Throws `nothing_to_undo` if the last swipe was a
 * like or there is none.
 */
export function undoLastPass(platform: Platform, swiper: Swiper): Promise<Id> {
  return platform.transact(async (unit) => {
    await lockSwipes(unit.db, swiper.member);
    const { last_other, last_choice } = await recent(unit.db, swiper);
    if (last_other === null || last_choice !== 'pass') throw new Refusal('nothing_to_undo');
    await deleteSwipe(unit.db, swiper.member, last_other);
    return last_other;
  });
}

export const swipeMemberHandler = handler(swipeMember, async (call, platform) => {
  const { site, member, input } = call;
  if (input.profile === member) call.refuse('own_profile');
  if (!(await mayMeet(platform.db, site, input.profile, member))) call.refuse('not_found');
  return recordSwipe(platform, { site, member, now: platform.clock.now() }, input.profile, input.choice);
});
