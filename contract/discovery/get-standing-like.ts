import * as z from 'zod/mini';
import { standingLike } from '#contract/discovery/standing-like.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Returns the member's standing like: whether newcomers who fit a search get a like, and the search (LIKE-3).
 */
export const getStandingLike = operation({
  name: 'discovery/get-standing-like',
  summary: 'Likes for newcomers: on or off',
  method: 'GET',
  path: '/api/standing-like.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: standingLike,
  errors: {},
});
