import type { ChatState } from '#contract/chat/chat-state.ts';
import type { Store } from '#web/platform/store.ts';

/** What this device knows of its member's conversations. */
export type ChatStore = Store<ChatState>;
