import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withChats } from '#contract/chat/chat-state.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { call } from '#web/platform/api/api.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';
import { chatsQuery } from '../sync/get-chats.query.ts';
import { useChatStore } from '../sync/use-device.ts';

/** The cursor of each store that has loaded older chats. Null if it knows the whole list. */
const reached = new WeakMap<ChatStore, string | null>();

/** The chats beyond the first page. `load` is null if there are no more. */
export function useOlderChats(): { load: (() => void) | null; loading: boolean } {
  const store = useChatStore();
  const { data } = useQuery({ ...chatsQuery(), staleTime: Number.POSITIVE_INFINITY });
  const [loading, setLoading] = useState(false);
  const further = reached.get(store);
  // Does not use the oldest known chat, because that one may have been opened by its address, far below the
  // others.
  const before = further === undefined ? data?.older : further;
  if (!before) return { load: null, loading };
  const read = async () => {
    const { chats, older } = await call(getChats, { before });
    reached.set(store, older);
    store.change((state) => withChats(state, chats));
  };
  const load = () => {
    setLoading(true);
    read()
      // The button is still there, so pressing it again is the retry.
      .catch(() => {})
      .finally(() => setLoading(false));
  };
  return { load, loading };
}
