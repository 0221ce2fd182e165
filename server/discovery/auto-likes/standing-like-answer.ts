import type { StandingLike } from '#contract/discovery/get-standing-like.ts';
import type { StoredStandingLike } from './standing-likes.sql.ts';

/** Maps the stored standing like to the response for its member. */
export const standingLikeAnswer = (kept: StoredStandingLike | undefined): StandingLike => ({
  standing: kept ? { criteria: kept.criteria, since: kept.since.toISOString() } : null,
});
