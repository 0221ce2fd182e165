import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

/**
 * Serializes the starting of conversations by a member, so that concurrent starts count each other (ACC-16).
 * This lock comes before every other lock of chat.
 */
export async function lockConversationStarts(db: Handle, member: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat:start:${member}`}, 0))`.execute(db);
}

/** How many conversations the member started, including removed ones, counted up to `most`. */
export async function countStartedConversations(db: Handle, member: Id, most: number): Promise<number> {
  const rows = await chatTables(db)
    .selectFrom('conversations')
    .select('id')
    .where('started_by', '=', member)
    .limit(most)
    .execute();
  return rows.length;
}
