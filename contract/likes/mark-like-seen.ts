import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Clears the new mark of a like when its profile is opened (LIKE-1). */
export const markLikeSeen = operation({
  name: 'likes/mark-like-seen',
  summary: 'A received like was seen',
  method: 'PUT',
  path: '/api/like.php',
  caller: 'member',
  input: z.strictObject({ profile: id }),
  answer: z.object({ profile: id }),
  errors: {},
});
