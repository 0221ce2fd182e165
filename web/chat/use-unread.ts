import { unreadOf } from '#contract/chat/chat-state.ts';
import { useChats } from './use-chats.ts';

/** The number of unread messages in all visible conversations that are not muted. */
export const useUnread = (): number => unreadOf(useChats());
