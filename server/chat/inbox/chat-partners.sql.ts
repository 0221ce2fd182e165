import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

const atMost = 100;

/** The members with whom a member has a conversation, including removed ones, newest first. */
export async function findChatPartners(db: Handle, member: Id): Promise<Id[]> {
  const rows = await chatTables(db)
    .selectFrom('participants')
    .select('other_id')
    .where('member_id', '=', member)
    .orderBy('last_message_at', 'desc')
    .orderBy('conversation_id')
    .limit(atMost)
    .execute();
  return rows.map(({ other_id }) => other_id);
}
