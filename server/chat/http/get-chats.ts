import { chatsAtOnce } from '#contract/chat/chat-state.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { handler } from '#server/platform/http/handler.ts';
import { cardsOf } from '#server/profiles/cards-of.ts';
import { chatOf } from '../rules/chat-of.ts';
import { messageOf } from '../rules/message-of.ts';
import { newestChats } from '../store/sides.ts';

/** Conversations with somebody who may not be seen (any more) are left out. Two statements, however long the list. */
export const getChatsHandler = handler(getChats, async ({ input, member, site }, { db, clock }) => {
  const rows = await newestChats(db, member, input.before, chatsAtOnce);
  const others = rows.map((row) => row.side.other_id);
  const cards = await cardsOf(db, site, others, clock.now(), { viewer: member, reach: 'meet' });
  const chats = rows.flatMap(({ side, last }) => {
    const card = cards.get(side.other_id);
    return card ? [chatOf(side, card, last && messageOf(last, member))] : [];
  });
  return { chats };
});
