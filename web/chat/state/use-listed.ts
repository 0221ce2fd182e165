import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withChats } from '#contract/chat/chat-state.ts';
import { chatsQuery } from '../data/get-chats.ts';
import { useChatStore } from './use-chat-store.ts';

/** Whether the list has come at all; asks for it where the page's loader did not bring it. */
export function useListed(): boolean {
  const store = useChatStore();
  const { data } = useQuery({ ...chatsQuery(), staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (data) store.change((state) => withChats(state, data.chats));
  }, [data, store]);
  return data !== undefined;
}
