import { getStandingLike } from '#contract/discovery/get-standing-like.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Whether newcomers who fit a search get a like of the member's (LIKE-3). */
export const standingLikeQuery = () => queryFor(getStandingLike, {});
