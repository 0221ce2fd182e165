import * as z from 'zod/mini';
import { criteria } from '#contract/discovery/criteria.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** Days of inactivity after which a standing like ends. */
export const standingLikeDays = 30;

/** Minimum minutes between two likes from one member. */
export const standingLikePauseMinutes = 60;

/** The search for newcomers to like, always with a gender. Null: none (LIKE-3). */
export const standingLike = z.object({ standing: z.nullable(z.object({ criteria, since: instant })) });

export type StandingLike = z.output<typeof standingLike>;

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
