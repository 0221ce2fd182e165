import type { ChatState } from '#contract/chat/chat-state.ts';
import type { BrowserStorage } from '#web/platform/outbox/stored-entries.ts';
import { createStore } from '#web/platform/store.ts';
import type { ChatStore } from './chat-store/chat-store.ts';
import { makeOutbox, type Outbox } from './outbox/outbox.ts';
import { type ChatSyncOptions, syncChat } from './sync/sync-chat.ts';

/**
 * A member's chat on one device: the known conversations, the outbox, and the synchronization of both with
 * the server. Works without a page: storage, socket connection and API calls are passed in.
 */
export interface ChatDevice {
  readonly store: ChatStore;
  readonly outbox: Outbox;
  /** Starts listening, sending and catching up. Returns a function that stops it. */
  sync(surroundings: ChatSyncOptions): () => void;
}

export function makeChatDevice(given: {
  readonly member: number;
  readonly shelf: BrowserStorage;
  readonly first: ChatState;
}): ChatDevice {
  const store = createStore(given.first);
  const outbox = makeOutbox(given.shelf, given.member);
  return { store, outbox, sync: (surroundings) => syncChat({ ...surroundings, store, outbox }) };
}
