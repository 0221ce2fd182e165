import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Deletes all likes of a member on both sides. The member's own rows lead to the others' rows, so that each
 * is found by its key.
 */
export async function deleteMemberLikes(db: Handle, member: Id): Promise<void> {
  await sql`
    with own as (
      delete from likes where member_id = ${member} returning direction, other_id
    )
    delete from likes using own
    where likes.member_id = own.other_id and likes.other_id = ${member}
      and likes.direction = case own.direction when 'given' then 'received' else 'given' end`.execute(db);
}
