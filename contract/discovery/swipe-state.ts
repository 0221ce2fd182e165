import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/** Likes in the swipe game within 24 hours (DISC-6). */
export const swipeLikes = 4;

/** Whoever was swiped does not come back for so many days. */
export const swipeRestDays = 30;

/** What a member may do next in the swipe game. */
export const swipeState = z.object({
  likes_left: z.int(),
  /** When the next like may be given; null while there is one left. */
  next_like_at: z.nullable(instant),
  /** Whether the last swipe was a pass that can be taken back. */
  can_undo: z.boolean(),
});

export type SwipeState = z.output<typeof swipeState>;
