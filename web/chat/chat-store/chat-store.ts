import type { ChatState } from '#contract/chat/chat-state.ts';
import type { Store } from '#web/platform/store.ts';

/** The member's conversations as this device knows them. */
export type ChatStore = Store<ChatState>;
