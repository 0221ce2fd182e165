import { getStandingLike } from '#contract/discovery/get-standing-like.ts';
import { handler } from '#server/platform/http/handler.ts';
import { standingLikeAnswer } from './standing-like-answer.ts';
import { standingLikeOf } from './standing-likes.sql.ts';

export const getStandingLikeHandler = handler(getStandingLike, async ({ member }, { db }) =>
  standingLikeAnswer(await standingLikeOf(db, member)),
);
