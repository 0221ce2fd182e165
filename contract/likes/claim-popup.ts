import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { likedBy } from './like.ts';

/**
 * A device that can show a like asks for one that none has shown yet: that of `profile`, or the newest. Of several
 * devices and tabs that ask at once one gets it; all that wait are told with it, for the list has them. Null where there
 * is nothing to show, a second time as well (LIKE-2).
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
