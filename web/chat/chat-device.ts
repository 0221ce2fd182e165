import type { ChatState } from '#contract/chat/chat-state.ts';
import type { Shelf } from '#web/platform/outbox/browser-storage.ts';
import { type ChatStore, makeChatStore } from './chat-store/chat-store.ts';
import { makeOutbox, type Outbox } from './outbox/outbox.ts';
import { type Surroundings, syncChat } from './sync/sync-chat.ts';

/**
 * A member's chat on one device: what it knows of the conversations, what it still has to send, and how both are kept
 * as the server has them. It needs no page around it: storage, line and calls are handed in.
 */
export interface ChatDevice {
  readonly store: ChatStore;
  readonly outbox: Outbox;
  /** Begins to hear, send and catch up; returns the way to stop. */
  sync(surroundings: Surroundings): () => void;
}

export function makeChatDevice(given: {
  readonly member: number;
  readonly shelf: Shelf;
  readonly first: ChatState;
}): ChatDevice {
  const store = makeChatStore(given.first);
  const outbox = makeOutbox(given.shelf, given.member);
  return { store, outbox, sync: (surroundings) => syncChat({ ...surroundings, store, outbox }) };
}
