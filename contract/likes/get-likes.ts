import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { like, likedBy } from './like.ts';

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
