import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { like, likedBy } from './like.ts';

/** Entries of each list in one answer. */
export const likesPageSize = 500;

/**
 * Likes given (`profiles`) and received (`liked_by`), the newest 500 of each, newest first (LIKE-4). Who may
 * not be seen (any more) is left out. `older`, where not null, is the `before` that goes on; entries of one
 * list may come again then.
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
