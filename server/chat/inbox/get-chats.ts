import { chatsAtOnce, getChats } from '#contract/chat/get-chats.ts';
import type { Id } from '#contract/kit/id.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadCards } from '#server/profiles/door.ts';
import { toChat } from '../conversations/chat-view.ts';
import { toMessage } from '../conversations/message-view.ts';
import { newestChats } from '../conversations/participants.sql.ts';

interface Wanted {
  readonly site: number;
  readonly member: Id;
  /** Only conversations older than this. */
  readonly before?: string | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** A member's conversations, without those whose other member is not visible. Always two statements. */
export async function listChats(
  db: Handle,
  { site, member, before, limit, now }: Wanted,
): Promise<AnswerOf<typeof getChats>> {
  const rows = await newestChats(db, member, before, limit);
  const others = rows.map((row) => row.side.other_id);
  const cards = await loadCards(db, site, others, now, { viewer: member, reach: 'read' });
  const chats = rows.flatMap(({ side, last }) => {
    const card = cards.get(side.other_id);
    return card ? [toChat(side, card, last && toMessage(last, member))] : [];
  });
  // Counts the rows read, not the chats shown, because some rows may be hidden.
  const end = rows.length < limit ? undefined : rows.at(-1)?.last?.sent_at;
  return { chats, older: end?.toISOString() ?? null };
}

export const getChatsHandler = handler(getChats, ({ input, member, site }, { db, clock }) =>
  listChats(db, { site, member, before: input.before, limit: chatsAtOnce, now: clock.now() }),
);
