import * as z from 'zod/mini';
import { criteria } from '#contract/discovery/criteria.ts';
import { standingLike } from '#contract/discovery/standing-like.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Lets newcomers who fit a search have a like of the member's, changes that search, or ends it (`criteria` null). It says
 * how it shall be: twice is once. What was given stays until it is taken back (LIKE-3). A distance asks for a place
 * (`no_position`), and whoever cannot be found themselves has none to give.
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
