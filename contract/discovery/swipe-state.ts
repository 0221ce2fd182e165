import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/** Number of likes in the swipe game within 24 hours (DISC-6). */
export const swipeLikes = 4;

/** Days during which a swiped member stays out of the deck. */
export const swipePauseDays = 30;

/** The actions that a member has left in the swipe game. */
export const swipeState = z.object({
  likes_left: z.int(),
  /** When the next like is possible. Null while likes are left. */
  next_like_at: z.nullable(instant),
  /** Whether the last swipe was a pass that can be undone. */
  can_undo: z.boolean(),
});

export type SwipeState = z.output<typeof swipeState>;
