import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

/**
 * Creates the conversation of two members unless it exists. Both sides are inserted lower id first. If both
 * start at once, the second waits for that row and then finds the conversation, so there is no deadlock.
 */
export async function openConversation(db: Handle, site: number, starter: Id, other: Id): Promise<void> {
  const [low, high] = starter < other ? [starter, other] : [other, starter];
  await sql`
    with fresh as materialized (
      select random_id() as id
    ), sides as (
      insert into participants (member_id, conversation_id, other_id)
      select member_id, fresh.id, other_id
      from fresh, (values (1, ${low}::bigint, ${high}::bigint), (2, ${high}::bigint, ${low}::bigint))
        as side (position, member_id, other_id)
      order by position
      on conflict (member_id, other_id) do nothing
      returning conversation_id
    )
    insert into conversations (id, site_id, started_by)
    select distinct conversation_id, ${site}::smallint, ${starter}::bigint from sides`.execute(db);
}

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
