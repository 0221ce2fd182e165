import { useMemo } from 'react';
import type { Chat } from '#contract/chat/chat.ts';
import { useChatState } from './use-chat-store.ts';

/** The conversation with a member, even if removed. Undefined if there is none yet. */
export function useChatWith(profile: number): Chat | undefined {
  const { chats } = useChatState();
  return useMemo(() => Object.values(chats).find((chat) => chat.profile.id === profile), [chats, profile]);
}
