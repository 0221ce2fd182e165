import type { QueryClient } from '@tanstack/react-query';
import type { Chat } from '#contract/chat/chat.ts';
import { type ChatState, withNewestChats } from '#contract/chat/chat-state.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { call } from '#web/platform/api/api.ts';
import type { RefreshSource } from '#web/platform/query/share-refresh.ts';
import type { ChatStore } from './chat-store/chat-store.ts';
import { deviceOf } from './sync/use-device.ts';

type KnownBefore = (moment: number) => ChatState;

const watched = new WeakMap<ChatStore, KnownBefore>();

/**
 * Records, from the first call on, since when a device has known each chat in its current version. The
 * returned function gives the state with only those chats that were known before a moment and have not
 * changed since. The moment is in milliseconds, from any tab of this browser. A list requested by another tab
 * then shows whether these chats are gone.
 */
function watchKnown(store: ChatStore): KnownBefore {
  const known = watched.get(store);
  if (known) return known;
  const since = new WeakMap<Chat, number>();
  const note = () => {
    for (const chat of Object.values(store.read().chats)) if (!since.has(chat)) since.set(chat, Date.now());
  };
  note();
  store.subscribe(note);
  const knownBefore: KnownBefore = (moment) => {
    const state = store.read();
    const chats = Object.entries(state.chats).filter(([, chat]) => (since.get(chat) ?? moment) < moment);
    return { ...state, chats: Object.fromEntries(chats) };
  };
  watched.set(store, knownBefore);
  return knownBefore;
}

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
