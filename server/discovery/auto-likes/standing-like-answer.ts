import type { StandingLike } from '#contract/discovery/standing-like.ts';
import type { KeptStandingLike } from './standing-likes.sql.ts';

/** As the member sees it. */
export const standingLikeAnswer = (kept: KeptStandingLike | undefined): StandingLike => ({
  standing: kept ? { criteria: kept.criteria, since: kept.since.toISOString() } : null,
});
