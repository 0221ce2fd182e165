import { type SwipeState, swipeLikes } from '#contract/discovery/swipe-state.ts';

export const swipeDayMilliseconds = 24 * 3_600_000;

/** Computes what a member may do next, from the swipes of the last 24 hours (DISC-6). */
export function swipeStateOf(lately: {
  readonly likes: number;
  readonly first_like_at: Date | null;
  readonly last_choice: 'like' | 'pass' | null;
}): SwipeState {
  const left = Math.max(0, swipeLikes - lately.likes);
  const next =
    left > 0 || lately.first_like_at === null
      ? null
      : new Date(lately.first_like_at.getTime() + swipeDayMilliseconds).toISOString();
  return { likes_left: left, next_like_at: next, can_undo: lately.last_choice === 'pass' };
}
