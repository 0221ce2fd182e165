import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Chat } from '#contract/chat/chat.ts';
import { messagesOf, withMessages, withStretch } from '#contract/chat/chat-state.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import type { Message } from '#contract/chat/message.ts';
import { emptyWindow, joinMessages, type MessageWindow } from '#contract/chat/message-window.ts';
import { call } from '#web/platform/api/api.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';
import { useChatState, useChatStore } from '../sync/use-device.ts';
import { messagesQuery } from './get-messages.query.ts';

export interface OpenConversation {
  readonly chat: Chat | undefined;
  /** A run without gaps: the newest messages, or a stretch further back. */
  readonly messages: readonly Message[];
  /** Number of the newest message, shown or not. */
  readonly last: number;
  /** True once the messages are loaded. Before that only the list entry may be known. */
  readonly loaded: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly hasOlder: boolean;
  readonly loadOlder: () => void;
  /** A stretch further back is shown, and newer messages follow it. */
  readonly hasNewer: boolean;
  readonly loadNewer: () => void;
  /**
   * Shows a message and those around it, wherever it is. The newest messages stay up to date meanwhile.
   * Resolves to false if the member navigated elsewhere before the answer arrived.
   */
  readonly showAround: (message: number) => Promise<boolean>;
  readonly showNewest: () => void;
  /** Cancels pending navigation: ignores responses that are still in flight. */
  readonly stay: () => void;
  /** Older messages are loading. */
  readonly readingOlder: boolean;
}

const holds = (messages: readonly Message[], wanted: number): boolean => {
  const [first, last] = [messages[0], messages.at(-1)];
  return first !== undefined && last !== undefined && first.id <= wanted && wanted <= last.id;
};

/** Counts navigations. A response to an earlier navigation is dropped. */
function useTurn() {
  const turn = useRef(0);
  const turnElsewhere = () => {
    turn.current += 1;
    return turn.current;
  };
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  return { turn, turnElsewhere };
}

/** Loads the newest messages into the store, unless they are known. */
function useFirstPage(conversation: number | null, isUnknown: boolean) {
  const store = useChatStore();
  const { data, error, refetch } = useQuery({
    ...messagesQuery(conversation ?? 0),
    enabled: conversation !== null && isUnknown,
  });
  useEffect(() => {
    if (data)
      store.change((known) => (known.windows[data.chat.conversation] ? known : withMessages(known, data)));
  }, [data, store]);
  return { error, refetch };
}

/** Stores a stretch, or merges it into the newest messages once it reaches them. */
function keepStretch(store: ChatStore, conversation: number, stretch: MessageWindow): void {
  const setAway = (next: MessageWindow | null) =>
    store.change((state) => withStretch(state, conversation, next));
  const first = messagesOf(store.read(), conversation)[0];
  const known = store.read().chats[conversation];
  if (!first || !known || (stretch.messages.at(-1)?.id ?? 0) < first.id - 1) {
    setAway(stretch);
    return;
  }
  const answer = { chat: known, messages: [...stretch.messages], has_more: stretch.hasOlder };
  store.change((before) => withMessages(before, answer, { before: first.id }));
  setAway(null);
}

/** A conversation, loaded from the server if it is not known yet. */
export function useConversation(conversation: number | null): OpenConversation {
  const store = useChatStore();
  const state = useChatState();
  const window = conversation === null ? undefined : state.windows[conversation];
  const reading = useRef(false);
  const { turn, turnElsewhere } = useTurn();
  const [readingOlder, setReadingOlder] = useState(false);
  const chat = conversation === null ? undefined : state.chats[conversation];
  const away = conversation === null ? null : (state.stretches[conversation] ?? null);
  const setAway = (stretch: MessageWindow | null) => {
    if (conversation !== null) store.change((known) => withStretch(known, conversation, stretch));
  };
  const { error, refetch } = useFirstPage(conversation, window === undefined);
  const newest = conversation === null ? [] : messagesOf(state, conversation);
  const shown = away ?? window ?? emptyWindow;

  /** Loads one page at a time. Scrolling on retries a failed page. */
  const read = async (asked: { before?: number; after?: number }) => {
    if (conversation === null || reading.current) return;
    reading.current = true;
    setReadingOlder(asked.before !== undefined);
    const mine = turn.current;
    try {
      const page = await call(getMessages, { conversation, ...asked });
      if (mine !== turn.current) return;
      const stretch = store.read().stretches[conversation];
      if (stretch) {
        const hasOlder = asked.before === undefined ? stretch.hasOlder : page.has_more;
        const older = asked.before !== undefined;
        const joined = joinMessages(stretch, page.messages, { floor: asked.after ?? 0, hasOlder, older });
        keepStretch(store, conversation, joined);
      } else store.change((known) => withMessages(known, page, asked));
    } finally {
      reading.current = false;
      setReadingOlder(false);
    }
  };

  return {
    chat,
    messages: shown.messages,
    last: newest.at(-1)?.id ?? 0,
    loaded: window !== undefined,
    error: window === undefined ? error : null,
    retry: () => void refetch(),
    hasOlder: shown.hasOlder,
    loadOlder() {
      const before = shown.messages[0]?.id;
      if (before !== undefined) read({ before }).catch(() => {});
    },
    hasNewer: away !== null,
    loadNewer() {
      const after = away?.messages.at(-1)?.id;
      if (after !== undefined) read({ after }).catch(() => {});
    },
    async showAround(message) {
      if (conversation === null) return false;
      const mine = turnElsewhere();
      if (holds(shown.messages, message)) return true;
      if (holds(newest, message)) {
        setAway(null);
        return true;
      }
      const page = await call(getMessages, { conversation, around: message }).catch((error: unknown) => {
        if (mine === turn.current) throw error;
        return null;
      });
      if (page === null || mine !== turn.current) return false;
      keepStretch(store, conversation, { messages: page.messages, ahead: [], hasOlder: page.has_more });
      return true;
    },
    showNewest() {
      turnElsewhere();
      setAway(null);
    },
    stay: () => void turnElsewhere(),
    readingOlder,
  };
}
