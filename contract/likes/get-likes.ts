import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { profileCard } from '#contract/profiles/profile-card.ts';
import { likeAbout } from './like-about.ts';

/**
 * The source of a like (LIKE-3, FIC-8, MEET-1; decision 0024). Only `own` means that somebody likes somebody,
 * and only `own` is counted as new, mailed and pushed. The others are shown as suggestions, in words.
 * - `own`: a tap of its giver.
 * - `standing`: given automatically for a member who lets newcomers have a like.
 * - `fictional`: part of the demo.
 */
export const likeOrigin = z.enum(['own', 'standing', 'fictional']);

/** Someone the member likes. `id` is the profile's id. */
export const like = z.object({
  id,
  profile: profileCard,
  liked_at: instant,
  match: z.boolean(),
  origin: likeOrigin,
  about: z.nullable(likeAbout),
});

/** Someone who likes the member. `like_new` is true until the member opens the profile (LIKE-1). */
export const likedBy = z.extend(like, { like_new: z.boolean() });

export type LikeOrigin = z.output<typeof likeOrigin>;
export type Like = z.output<typeof like>;
export type LikedBy = z.output<typeof likedBy>;

/** The maximum number of entries of each list in one answer. */
export const likesPageSize = 500;

/**
 * Given likes (`profiles`) and received likes (`liked_by`), the newest 500 of each, newest first (LIKE-4).
 * Members who are not visible (any more) are left out. If `older` is not null, pass it as `before` for the
 * next page. Entries of one list may then repeat.
 */
export const getLikes = operation({
  name: 'likes/get-likes',
  summary: 'Likes given and received',
  method: 'GET',
  path: '/api/likes.php',
  caller: 'member',
  input: z.strictObject({ before: z.optional(instant) }),
  answer: z.object({ profiles: z.array(like), liked_by: z.array(likedBy), older: z.nullable(instant) }),
  errors: {},
});
