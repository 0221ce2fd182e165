import type { QueryClient } from '@tanstack/react-query';
import { withNewestChats } from '#contract/chat/chat-state.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { call } from '#web/platform/api/api.ts';
import type { RefreshSource } from '#web/platform/query/share-refresh.ts';
import { watchKnown } from './chat-store/known-before.ts';
import { deviceOf } from './sync/use-device.ts';

/**
 * Refreshes the member's conversations periodically. One tab reads them for all tabs, and each tab drops the
 * ones that are gone (CHAT-6).
 */
export function chatsRefresh(queries: QueryClient, member: number): RefreshSource<AnswerOf<typeof getChats>> {
  const { store } = deviceOf(queries, member);
  const knownBefore = watchKnown(store);
  return {
    async read() {
      const since = store.read();
      const answer = await call(getChats, {});
      store.change((state) => withNewestChats(state, answer, since));
      return answer;
    },
    take: (answer, asked) => store.change((state) => withNewestChats(state, answer, knownBefore(asked))),
  };
}
