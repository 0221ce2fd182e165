import { type ChatEvent, reduceChat } from '#contract/chat/chat-state.ts';
import {
  chatChanged,
  chatRemoved,
  messageAdded,
  messageChanged,
  messagesRead,
  reactionChanged,
} from '#contract/chat/events.ts';
import type { SocketConnection } from '#web/platform/live/socket-connection.ts';
import { retryingTask } from '#web/platform/outbox/retrying-task.ts';
import type { PageVisibility } from '#web/platform/query/share-refresh.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import { catchUp, fillGaps } from '../chat-store/catch-up.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';
import { confirmSent, isAhead, isConfirmed, type Outbox, type Outgoing } from '../outbox/outbox.ts';
import { sendMessage, sendOutbox } from '../outbox/send-outbox.ts';

/** A gap may come from two events out of order, so wait this long before reading, in milliseconds. */
const overtaking = 250;

/** The environment of a device's chat. */
export interface ChatSyncOptions {
  readonly call: BoundCall;
  readonly line: Pick<SocketConnection, 'subscribe' | 'onConnected'>;
  readonly view: PageVisibility;
  /** Runs the work while no other tab sends for the same member. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Conversations that were open here and are gone: removed on another device, or no longer visible. */
  readonly onGone: (conversations: readonly number[]) => void;
}

interface ChatSyncContext extends ChatSyncOptions {
  readonly store: ChatStore;
  readonly outbox: Outbox;
}

const subscribeToConnection = ({ line, store, outbox }: ChatSyncContext): Array<() => void> => {
  const apply = (event: ChatEvent) => store.change((state) => reduceChat(state, event));
  return [
    line.subscribe(messageAdded, (payload) => {
      apply({ name: 'chat/message-added', payload });
      if (payload.message.client_id !== null) confirmSent(outbox, store, payload.message.client_id);
    }),
    line.subscribe(messagesRead, (payload) => apply({ name: 'chat/messages-read', payload })),
    line.subscribe(chatRemoved, (payload) => apply({ name: 'chat/chat-removed', payload })),
    line.subscribe(chatChanged, (payload) => apply({ name: 'chat/chat-changed', payload })),
    line.subscribe(messageChanged, (payload) => apply({ name: 'chat/message-changed', payload })),
    line.subscribe(reactionChanged, (payload) => apply({ name: 'chat/reaction-changed', payload })),
  ];
};

/** Clears confirmed messages however the confirmation came: by event, answer or reload. */
const clearConfirmed = (store: ChatStore, outbox: Outbox): void => {
  const state = store.read();
  for (const { client_id, delivered } of outbox.read())
    if (isConfirmed(state, client_id) || (delivered && !isAhead(state, client_id))) outbox.remove(client_id);
};

/** Sends whenever messages are queued: at once, and again automatically after a failure. */
const keepSending = ({ call, line, alone, store, outbox }: ChatSyncContext): Array<() => void> => {
  let stopped = false;
  const send = async (message: Outgoing) => {
    if (stopped) throw new Error('sending was stopped');
    return sendMessage(call, message);
  };
  const sending = retryingTask(() => alone(() => sendOutbox(outbox, store, send)));
  const stop = () => {
    stopped = true;
    sending.stop();
  };
  const waiting = () => outbox.read().some(({ failed, delivered }) => failed === null && !delivered);
  const ask = () => {
    if (waiting()) sending.ask();
  };
  ask();
  return [outbox.subscribe(ask), line.onConnected(ask), stop];
};

/** Reads missed messages each time the socket connects, and when an event reveals a gap. */
const keepReading = ({ call, line, view, store }: ChatSyncContext): Array<() => void> => {
  let missed = false;
  const reading = retryingTask(async () => {
    // A hidden page requests nothing. It catches up when it becomes visible again (CHAT-6).
    if (!view.isInView()) return 'done';
    missed = false;
    const whole = await catchUp(store, call).catch(() => false);
    missed ||= !whole;
    return whole ? 'done' : 'later';
  });
  const filling = retryingTask(async () => ((await fillGaps(store, call)) ? 'done' : 'later'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { behind } = store.read();
  const look = () => {
    const now = store.read().behind;
    if (now === behind) return;
    behind = now;
    clearTimeout(timer);
    if (Object.keys(behind).length > 0) timer = setTimeout(filling.ask, overtaking);
  };
  const read = () => {
    missed = true;
    reading.ask();
  };
  return [
    store.subscribe(look),
    line.onConnected(read),
    view.onChange(() => {
      if (missed && view.isInView()) reading.ask();
    }),
    reading.stop,
    filling.stop,
    () => clearTimeout(timer),
  ];
};

/** Reports conversations that were open here and are gone. */
const watchRemovedChats = ({ store, onGone }: ChatSyncContext): (() => void) => {
  let open = store.read().windows;
  return store.subscribe(() => {
    const { windows } = store.read();
    if (windows === open) return;
    const gone = Object.keys(open)
      .map(Number)
      .filter((conversation) => windows[conversation] === undefined);
    open = windows;
    if (gone.length > 0) onGone(gone);
  });
};

/**
 * Keeps a device's chat in sync with the server: listens to events, reads missed messages, and sends the
 * outbox. Whatever happens to the connection, no message is lost or shown twice (CHAT-3, CHAT-6, SHELL-10).
 */
export function syncChat(kept: ChatSyncContext): () => void {
  const { store, outbox } = kept;
  const stops = [
    ...subscribeToConnection(kept),
    store.subscribe(() => clearConfirmed(store, outbox)),
    watchRemovedChats(kept),
    ...keepReading(kept),
    ...keepSending(kept),
  ];
  clearConfirmed(store, outbox);
  return () => {
    for (const stop of stops) stop();
  };
}
