import { getChats } from '#contract/chat/get-chats.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The newest part of the member's chat list. Live events and the chat store keep it up to date. */
export const chatsQuery = () => queryFor(getChats, {});
