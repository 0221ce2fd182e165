import { getChats } from '#contract/chat/get-chats.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The newest part of the own list; live events and the chat store carry it on from there. */
export const chatsQuery = () => queryFor(getChats, {});
