import type { QueryClient } from '@tanstack/react-query';
import type { LikesState } from '#contract/likes/likes-state.ts';
import { likesQuery } from './get-likes.query.ts';

/** Changes the cached likes. A response in flight may not contain the change, so the request is repeated. */
export function changeLikes(client: QueryClient, change: (likes: LikesState) => LikesState): void {
  const { queryKey } = likesQuery();
  client.setQueryData(queryKey, (known) => known && { ...known, ...change(known) });
  if (client.isFetching({ queryKey, exact: true }) > 0) {
    void client.invalidateQueries({ queryKey, exact: true });
  }
}
