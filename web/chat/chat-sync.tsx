import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type ChatEvent, reduceChat, withoutMember } from '#contract/chat/chat-state.ts';
import { chatRemoved, messageAdded, messagesRead } from '#contract/chat/events.ts';
import { usePushIsOn } from '#web/notifications/use-push-is-on.ts';
import { call } from '#web/platform/api.ts';
import { useLive, useLiveState } from '#web/platform/live.ts';
import { useMeetingChanged } from '#web/safety/use-meeting-changed.ts';
import { messagesQuery } from './data/get-messages.ts';
import { catchUp, fillGaps } from './state/catch-up.ts';
import { isConfirmed } from './state/is-confirmed.ts';
import { useChatState, useChatStore } from './state/use-chat-store.ts';
import { useOutbox } from './state/use-outbox.ts';
import { useSendOutbox } from './state/use-send-outbox.ts';

const firstRefresh = 5_000;
/** Without push, and with it: what comes in between is told anyway. */
const [refreshEvery, withPush] = [60_000, 300_000];
const overtaking = 250;

/** Keeps the own conversations as the server has them; once in the frame, on every page of a member (CHAT-6). */
export function ChatSync() {
  const queries = useQueryClient();
  const store = useChatStore();
  const { outbox, outgoing } = useOutbox();
  const live = useLiveState();
  const isToldByPush = usePushIsOn();
  useSendOutbox();

  const hear = (event: ChatEvent) => store.change((state) => reduceChat(state, event));
  useLive(messageAdded, (payload) => {
    hear({ name: 'chat/message-added', payload });
    if (payload.message.client_id !== null) outbox?.remove(payload.message.client_id);
  });
  useLive(messagesRead, (payload) => hear({ name: 'chat/messages-read', payload }));
  useLive(chatRemoved, (payload) => hear({ name: 'chat/chat-removed', payload }));

  const refresh = useCallback(() => {
    // What fails now is read at the next occasion.
    if (document.visibilityState === 'visible') catchUp(store, call).catch(() => {});
  }, [store]);

  useMeetingChanged(({ profile, met }) => {
    if (met) return refresh();
    const chat = Object.values(store.read().chats).find((known) => known.profile.id === profile);
    store.change((state) => withoutMember(state, profile));
    // Where it is on the screen it is asked for again, and is not there any more.
    if (chat) void queries.resetQueries({ queryKey: messagesQuery(chat.conversation).queryKey });
  });

  // Between the page's own reading and the open line something may have come; after a lost line surely.
  useEffect(() => {
    if (live === 'connected') refresh();
  }, [live, refresh]);

  // The safety net.
  useEffect(() => {
    const first = setTimeout(refresh, firstRefresh);
    const every = setInterval(refresh, isToldByPush ? withPush : refreshEvery);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(first);
      clearInterval(every);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refresh, isToldByPush]);

  const state = useChatState();
  const { behind } = state;
  useEffect(() => {
    if (Object.keys(behind).length === 0) return;
    // Two events may only have overtaken each other.
    const timer = setTimeout(() => void fillGaps(store, call), overtaking);
    return () => clearTimeout(timer);
  }, [behind, store]);

  // Whatever way the echo came: event, answer, or reading afresh.
  useEffect(() => {
    for (const { client_id } of outgoing) if (isConfirmed(state, client_id)) outbox?.remove(client_id);
  }, [state, outgoing, outbox]);

  return null;
}
