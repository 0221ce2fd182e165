import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ChatState } from '#contract/chat/chat-state.ts';
import { type ChatStore, chatStoreOf } from './chat-store.ts';
import { useOwnId } from './own-id.ts';

export function useChatStore(): ChatStore {
  return chatStoreOf(useQueryClient(), useOwnId());
}

/** What this device knows of the own conversations, always as of now. */
export function useChatState(): ChatState {
  const store = useChatStore();
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
