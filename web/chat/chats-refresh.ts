import type { QueryClient } from '@tanstack/react-query';
import { withChats } from '#contract/chat/chat-state.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { call } from '#web/platform/api.ts';
import type { Refreshed } from '#web/platform/refreshed.ts';
import { deviceOf } from './state/use-device.ts';

/** The own conversations, read again now and then (CHAT-6). */
export function chatsRefresh(queries: QueryClient, member: number): Refreshed<AnswerOf<typeof getChats>> {
  const { store } = deviceOf(queries, member);
  return {
    async read() {
      const since = store.read();
      const answer = await call(getChats, {});
      store.change((state) => withChats(state, answer.chats, since));
      return answer;
    },
    // What is missing in the answer goes in the tab that asked: only it knows what it held when it did.
    take: ({ chats }) => store.change((state) => withChats(state, chats)),
  };
}
