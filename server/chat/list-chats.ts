import type { Chat } from '#contract/chat/chat.ts';
import { chatsAtOnce } from '#contract/chat/chat-state.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { cardsOf } from '#server/profiles/cards-of.ts';
import { chatOf } from './rules/chat-of.ts';
import { messageOf } from './rules/message-of.ts';
import { newestChats } from './store/sides.ts';

interface Wanted {
  readonly site: number;
  readonly member: Id;
  /** Only older ones. */
  readonly before?: string | undefined;
  readonly now: Date;
}

/** A member's conversations, without those with somebody who may not be seen (any more). Two statements, however many. */
export async function listChats(db: Handle, { site, member, before, now }: Wanted): Promise<Chat[]> {
  const rows = await newestChats(db, member, before, chatsAtOnce);
  const others = rows.map((row) => row.side.other_id);
  const cards = await cardsOf(db, site, others, now, { viewer: member, reach: 'meet' });
  return rows.flatMap(({ side, last }) => {
    const card = cards.get(side.other_id);
    return card ? [chatOf(side, card, last && messageOf(last, member))] : [];
  });
}
