import { getChats } from '#contract/chat/get-chats.ts';
import { handler } from '#server/platform/http/handler.ts';
import { listChats } from '../list-chats.ts';

export const getChatsHandler = handler(getChats, async ({ input, member, site }, { db, clock }) => ({
  chats: await listChats(db, { site, member, before: input.before, now: clock.now() }),
}));
