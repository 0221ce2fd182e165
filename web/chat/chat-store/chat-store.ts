import type { ChatState } from '#contract/chat/chat-state.ts';

/** Holds what this device knows of its member's conversations, and notifies subscribers of each change. */
export interface ChatStore {
  read(): ChatState;
  /** Notifies nobody if nothing changed. */
  change(next: (state: ChatState) => ChatState): void;
  subscribe(listener: () => void): () => void;
}

export function makeChatStore(first: ChatState): ChatStore {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    change(next) {
      const changed = next(state);
      if (changed === state) return;
      state = changed;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
