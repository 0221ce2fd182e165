import * as z from 'zod/mini';
import { criteria } from '#contract/discovery/criteria.ts';
import { standingLike } from '#contract/discovery/get-standing-like.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Stores, changes or ends (`criteria` null) the standing like, which gives likes to newcomers who fit a
 * search. Idempotent. Likes already given are kept until the member takes them back (LIKE-3). A distance
 * requires a position (`no_position`). A member who is not findable cannot have one.
 */
export const setStandingLike = operation({
  name: 'discovery/set-standing-like',
  summary: 'Switch likes for newcomers on or off',
  method: 'PUT',
  path: '/api/standing-like.php',
  caller: 'member',
  input: z.strictObject({ criteria: z.nullable(criteria) }),
  answer: standingLike,
  errors: { profile_not_open: 409 },
});
