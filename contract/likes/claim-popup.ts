import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { likedBy } from './get-likes.ts';

/**
 * A device asks for a like that no device has shown yet: the like of `profile`, or the newest. If several
 * devices and tabs ask at once, one of them gets it. All waiting likes count as shown then, because the list
 * contains them. Null if there is nothing (more) to show (LIKE-2).
 */
export const claimPopup = operation({
  name: 'likes/claim-popup',
  summary: 'A received like that no device has shown',
  method: 'POST',
  path: '/api/like-popup.php',
  caller: 'member',
  input: z.strictObject({ profile: z.optional(id) }),
  answer: z.object({ like: z.nullable(likedBy) }),
  errors: {},
});
