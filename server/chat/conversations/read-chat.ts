import type { Chat } from '#contract/chat/chat.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { loadCards } from '#server/profiles/door.ts';
import { toChat } from './chat-view.ts';
import { toMessage } from './message-view.ts';
import { chatRow } from './participants.sql.ts';

/**
 * A conversation as the member sees it. Undefined if it is not the member's, or if the other member is not
 * visible.
 */
export async function readChat(
  db: Handle,
  site: number,
  member: Id,
  conversation: Id,
  now: Date,
): Promise<Chat | undefined> {
  const row = await chatRow(db, member, conversation);
  if (!row) return undefined;
  const { other_id: other } = row.side;
  const card = (await loadCards(db, site, [other], now, { viewer: member, reach: 'read' })).get(other);
  return card && toChat(row.side, card, row.last && toMessage(row.last, member));
}
