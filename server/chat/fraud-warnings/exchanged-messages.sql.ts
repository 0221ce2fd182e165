import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notBlocked } from '#server/safety/door.ts';

/** A member wrote at least one message of a conversation. The unique key of messages answers it. */
const wrote = (member: ReturnType<typeof sql>) => sql<boolean>`exists (
  select from messages where messages.conversation_id = own.conversation_id and messages.sender_id = ${member}
    and messages.origin = 'member')`;

/**
 * Members who got a message of this account and answered, and who are not warned of it yet. Leaves out
 * fictional profiles, erased members, and pairs of whom one blocked the other.
 */
export async function exchangedMessages(db: Handle, banned: Id, limit: number): Promise<Id[]> {
  const { rows } = await sql<{ member: Id }>`
    select own.other_id as member from participants own
    join members on members.id = own.other_id and members.erased_at is null
    where own.member_id = ${banned} and ${wrote(sql`own.member_id`)} and ${wrote(sql`own.other_id`)}
      and ${notBlocked(sql<Id>`own.other_id`, sql<Id>`own.member_id`)}
      and not exists (select from profiles where profiles.member_id = own.other_id and profiles.fictional)
      and not exists (select from fraud_warnings
        where fraud_warnings.member_id = own.other_id and fraud_warnings.banned_id = own.member_id)
    limit ${limit}`.execute(db);
  return rows.map(({ member }) => member);
}
