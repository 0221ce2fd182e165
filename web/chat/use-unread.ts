import { useChats } from './use-chats.ts';

/** Unread messages of all conversations that are in sight. */
export const useUnread = (): number => useChats().reduce((sum, chat) => sum + chat.num_unread_messages, 0);
