import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import type { FictionalTie } from './fictional-ties.sql.ts';

/**
 * The credits of all messages, gifts and pictures that a member ever sent to a profile. Pictures still
 * waiting for review do not count.
 */
export async function creditsSpentOn(db: Handle, { member, profile }: FictionalTie): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(messages.cost), 0)::int as credits
    from participants
    join messages using (conversation_id)
    where participants.member_id = ${member} and participants.other_id = ${profile}
      and messages.sender_id = ${member}`.execute(db);
  return rows[0]?.credits ?? 0;
}
