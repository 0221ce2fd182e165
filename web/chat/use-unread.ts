import { unreadOf } from '#contract/chat/chat-state.ts';
import { useChats } from './use-chats.ts';

/** Unread messages of all conversations that are in sight and not muted. */
export const useUnread = (): number => unreadOf(useChats());
