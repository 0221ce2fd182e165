import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { call } from '#web/platform/api/api.ts';
import { isCacheNewer, type RefreshSource } from '#web/platform/query/share-refresh.ts';
import { likesQuery, mergeRefreshedLikes } from './get-likes.query.ts';

/** Refreshes the member's own likes periodically (CHAT-6). Loaded older likes stay. */
export function likesRefresh(queries: QueryClient): RefreshSource<AnswerOf<typeof getLikes>> {
  const { queryKey } = likesQuery();
  const take = (answer: AnswerOf<typeof getLikes>, asked: number) => {
    if (isCacheNewer(queries, queryKey, asked)) return;
    queries.setQueryData(queryKey, (known) => mergeRefreshedLikes(known, answer));
  };
  return {
    async read() {
      const asked = Date.now();
      const answer = await call(getLikes, {});
      take(answer, asked);
      return answer;
    },
    take,
  };
}
