import { minute } from '#contract/kit/durations.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { mergeRefreshedLikes } from './refreshed-likes.ts';

/** Live events keep the likes current, so that pages need not read them again. */
const freshMilliseconds = 5 * minute;

/**
 * The member's given and received likes: the newest ones and the older pages loaded so far. A refresh keeps
 * the older pages.
 */
export const likesQuery = () => ({
  ...queryFor(getLikes, {}, mergeRefreshedLikes),
  staleTime: freshMilliseconds,
});

/** The likes before an instant. */
export const olderLikesQuery = (before: string) => queryFor(getLikes, { before });
