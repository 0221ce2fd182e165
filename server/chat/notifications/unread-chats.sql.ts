import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notWithheld } from '#server/safety/door.ts';
import { chatTables } from '../tables.ts';

/** A mail counts at most this many conversations. */
const most = 100;

/**
 * Conversations with messages the member has not read since the given time, newest first. Leaves out muted
 * ones and those with members flagged as fraud (FIC-9).
 */
export function unreadChats(db: Handle, member: Id, since: Date) {
  return chatTables(db)
    .selectFrom('participants')
    .select(['conversation_id', 'other_id', 'unread', 'last_message_at'])
    .where('member_id', '=', member)
    .where('last_message_at', '>', since)
    .where('unread', '>', 0)
    .where('muted', '=', false)
    .where(notWithheld(sql<Id>`participants.other_id`))
    .orderBy('last_message_at', 'desc')
    .limit(most)
    .execute();
}
