import { chatsAtOnce, getChats } from '#contract/chat/get-chats.ts';
import { handler } from '#server/platform/http/handler.ts';
import { listChats } from './list-chats.ts';

export const getChatsHandler = handler(getChats, ({ input, member, site }, { db, clock }) =>
  listChats(db, { site, member, before: input.before, limit: chatsAtOnce, now: clock.now() }),
);
