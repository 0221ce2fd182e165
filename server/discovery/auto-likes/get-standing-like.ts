import type { StandingLike } from '#contract/discovery/get-standing-like.ts';
import { getStandingLike } from '#contract/discovery/get-standing-like.ts';
import { handler } from '#server/platform/http/handler.ts';
import { type StoredStandingLike, standingLikeOf } from './auto-likes.sql.ts';

/** Maps the stored standing like to the response for its member. */
export const standingLikeAnswer = (kept: StoredStandingLike | undefined): StandingLike => ({
  standing: kept ? { criteria: kept.criteria, since: kept.since.toISOString() } : null,
});

export const getStandingLikeHandler = handler(getStandingLike, async ({ member }, { db }) =>
  standingLikeAnswer(await standingLikeOf(db, member)),
);
