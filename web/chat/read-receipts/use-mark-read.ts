import { useEffect, useSyncExternalStore } from 'react';
import type { Chat } from '#contract/chat/chat.ts';
import { reduceChat } from '#contract/chat/chat-state.ts';
import { markRead as operation } from '#contract/chat/mark-read.ts';
import { call } from '#web/platform/api/api.ts';
import { useChatStore } from '../sync/use-device.ts';

/** Idempotent: a read mark never moves back. */
const markRead = (conversation: number, readUpTo: number) =>
  call(operation, { conversation, read_up_to: readUpTo }, { idempotent: true });

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

const useVisible = () =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

/**
 * An open conversation on a visible page has no unread messages (CHAT-7). Marks it at once on this device,
 * then on the server.
 */
export function useMarkRead(chat: Chat | undefined, shownUpTo: number): void {
  const store = useChatStore();
  const visible = useVisible();
  const conversation = chat?.conversation;
  const due = chat !== undefined && chat.num_unread_messages > 0 && shownUpTo > chat.read_up_to;
  useEffect(() => {
    if (!visible || !due || conversation === undefined) return;
    markRead(conversation, shownUpTo).then(
      ({ num_unread_messages }) =>
        store.change((state) =>
          reduceChat(state, {
            name: 'chat/messages-read',
            payload: { conversation, own: true, read_up_to: shownUpTo, num_unread_messages },
          }),
        ),
      // After a failure it stays unread on all devices. The next message or visit marks it.
      () => {},
    );
  }, [visible, due, conversation, shownUpTo, store]);
}
