import { useState } from 'react';
import { chatList, chatsAtOnce, withChats } from '#contract/chat/chat-state.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { call } from '#web/platform/api.ts';
import { useChatStore } from './use-chat-store.ts';

/** The part of the list beyond what came at once. */
export function useOlderChats(): { load: () => void; loading: boolean; ended: boolean } {
  const store = useChatStore();
  const [loading, setLoading] = useState(false);
  const [ended, setEnded] = useState(false);
  const read = async () => {
    const before = chatList(store.read()).at(-1)?.last_message?.sent_at;
    const { chats } = await call(getChats, { before });
    store.change((state) => withChats(state, chats));
    setEnded(chats.length < chatsAtOnce);
  };
  const load = () => {
    setLoading(true);
    read()
      // The button is still there: pressing it again is the retry.
      .catch(() => {})
      .finally(() => setLoading(false));
  };
  return { load, loading, ended };
}
