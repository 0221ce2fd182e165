import { getStandingLike } from '#contract/discovery/get-standing-like.ts';
import { handler } from '#server/platform/http/handler.ts';
import { standingLikeAnswer } from '../rules/standing-like-answer.ts';
import { standingLikeOf } from '../store/standing-likes.ts';

export const getStandingLikeHandler = handler(getStandingLike, async ({ member }, { db }) =>
  standingLikeAnswer(await standingLikeOf(db, member)),
);
