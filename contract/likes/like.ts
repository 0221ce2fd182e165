import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { profileCard } from '#contract/profiles/profile-card.ts';

/**
 * Whose act a like is: `own` is a tap of its giver; `standing` was given for a member who lets newcomers have one;
 * `fictional` belongs to the demo. Only `own` says that somebody likes somebody, is counted as new, mailed and pushed;
 * the others are shown as suggestions, in words (LIKE-3, FIC-8, MEET-1; decision 0024).
 */
export const likeOrigin = z.enum(['own', 'standing', 'fictional']);

/** Someone I like. `id` is the profile's. */
export const like = z.object({
  id,
  profile: profileCard,
  liked_at: instant,
  match: z.boolean(),
  origin: likeOrigin,
});

/** Someone who likes me; `like_new` until I open the profile (LIKE-1). */
export const likedBy = z.extend(like, { like_new: z.boolean() });

export type LikeOrigin = z.output<typeof likeOrigin>;
export type Like = z.output<typeof like>;
export type LikedBy = z.output<typeof likedBy>;
