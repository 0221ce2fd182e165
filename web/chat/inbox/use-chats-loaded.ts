import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withChats } from '#contract/chat/chat-state.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';
import { chatsQuery } from '../sync/get-chats.query.ts';
import { useChatStore } from '../sync/use-device.ts';

/**
 * The answer each store has applied. Applied once only, because members who have gone since must not return
 * with it (TRUST-3).
 */
const taken = new WeakMap<ChatStore, unknown>();

/** Whether the list is loaded. Requests it if the page's loader did not bring it. */
export function useChatsLoaded(): boolean {
  const store = useChatStore();
  const { data } = useQuery({ ...chatsQuery(), staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (!data || taken.get(store) === data) return;
    taken.set(store, data);
    store.change((state) => withChats(state, data.chats));
  }, [data, store]);
  return data !== undefined;
}
