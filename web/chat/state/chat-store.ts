import type { QueryClient } from '@tanstack/react-query';
import { type ChatState, emptyChatState, withChats, withMessages } from '#contract/chat/chat-state.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { chatsQuery } from '../data/get-chats.ts';

/** Holds what this device knows of its member's conversations; who is interested is told of each change. */
export interface ChatStore {
  read(): ChatState;
  /** Nothing is told where nothing changed. */
  change(next: (state: ChatState) => ChatState): void;
  subscribe(listener: () => void): () => void;
  /** Whether the list has been read from the server. */
  listed(): boolean;
}

/** What the page's loader brought is the beginning, in the browser as in the server's rendering. */
const firstState = (queries: QueryClient): ChatState => {
  const chats = queries.getQueryData(chatsQuery().queryKey)?.chats ?? [];
  const pages = queries.getQueriesData<AnswerOf<typeof getMessages>>({ queryKey: [getMessages.name] });
  return pages.reduce(
    (state, [, page]) => (page ? withMessages(state, page) : state),
    withChats(emptyChatState, chats),
  );
};

const makeStore = (queries: QueryClient): ChatStore => {
  let state = firstState(queries);
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    change(next) {
      const changed = next(state);
      if (changed === state) return;
      state = changed;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    listed: () => queries.getQueryData(chatsQuery().queryKey) !== undefined,
  };
};

const stores = new WeakMap<QueryClient, { member: number | null; store: ChatStore }>();

/** The one store of a member; another member in the same browser begins anew. */
export function chatStoreOf(queries: QueryClient, member: number | null): ChatStore {
  const known = stores.get(queries);
  if (known?.member === member) return known.store;
  const store = makeStore(queries);
  stores.set(queries, { member, store });
  return store;
}
