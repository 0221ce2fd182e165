import { getStandingLike } from '#contract/discovery/get-standing-like.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Reads the member's standing like for newcomers (LIKE-3). */
export const standingLikeQuery = () => queryFor(getStandingLike, {});
