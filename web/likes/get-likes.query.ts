import type { QueryClient } from '@tanstack/react-query';
import { minute } from '#contract/kit/durations.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import type { LikesState } from '#contract/likes/likes-state.ts';
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

/** Changes the cached likes. A response in flight may not contain the change, so the request is repeated. */
export function changeLikes(client: QueryClient, change: (likes: LikesState) => LikesState): void {
  const { queryKey } = likesQuery();
  client.setQueryData(queryKey, (known) => known && { ...known, ...change(known) });
  if (client.isFetching({ queryKey, exact: true }) > 0) {
    void client.invalidateQueries({ queryKey, exact: true });
  }
}
