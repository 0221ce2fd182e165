import { useMemo } from 'react';
import type { Chat } from '#contract/chat/chat.ts';
import { chatList } from '#contract/chat/chat-state.ts';
import { useChatState } from './state/use-chat-store.ts';

/** The own conversations, newest first, as of now. */
export function useChats(): readonly Chat[] {
  const state = useChatState();
  return useMemo(() => chatList(state), [state]);
}
