import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Chat } from '#contract/chat/chat.ts';
import { messagesOf, withMessages } from '#contract/chat/chat-state.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import type { Message } from '#contract/chat/message.ts';
import { call } from '#web/platform/api.ts';
import { messagesQuery } from '../data/get-messages.ts';
import { useChatState, useChatStore } from './use-chat-store.ts';

export interface OpenConversation {
  readonly chat: Chat | undefined;
  readonly messages: readonly Message[];
  /** The messages have come; before that the list entry may be all there is. */
  readonly loaded: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly hasOlder: boolean;
  readonly loadOlder: () => void;
}

/** One conversation, read from the server when it is not known yet. */
export function useConversation(conversation: number | null): OpenConversation {
  const store = useChatStore();
  const state = useChatState();
  const window = conversation === null ? undefined : state.windows[conversation];
  const loading = useRef(false);
  const { data, error, refetch } = useQuery({
    ...messagesQuery(conversation ?? 0),
    enabled: conversation !== null && window === undefined,
  });
  useEffect(() => {
    if (data)
      store.change((known) => (known.windows[data.chat.conversation] ? known : withMessages(known, data)));
  }, [data, store]);

  const loadOlder = () => {
    const before = window?.messages[0]?.id;
    if (conversation === null || before === undefined || loading.current) return;
    loading.current = true;
    call(getMessages, { conversation, before })
      .then((page) => store.change((known) => withMessages(known, page, { before })))
      // Scrolling on is the retry.
      .catch(() => {})
      .finally(() => {
        loading.current = false;
      });
  };

  return {
    chat: conversation === null ? undefined : state.chats[conversation],
    messages: conversation === null ? [] : messagesOf(state, conversation),
    loaded: window !== undefined,
    error: window === undefined ? error : null,
    retry: () => void refetch(),
    hasOlder: window?.hasOlder ?? false,
    loadOlder,
  };
}
