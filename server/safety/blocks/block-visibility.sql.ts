import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface Standing {
  /** The member blocks the other. */
  readonly given: boolean;
  /** The other blocks the member. */
  readonly received: boolean;
  /**
   * The other may hear of the member: the two know each other by a like or a conversation, and the member's profile is
   * open. Both stand above us in the list, so the database says it and nothing of it comes back but this.
   */
  readonly heard: boolean;
}

/** How a member stands to another one, as far as blocks go. */
export async function standing(db: Handle, member: Id, other: Id): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select coalesce(bool_or(direction = 'given'), false) as given,
      coalesce(bool_or(direction = 'received'), false) as received,
      acquainted(${member}, ${other})
        and exists (select from profiles where member_id = ${member} and status <> 'disabled') as heard
    from blocks where member_id = ${member} and other_id = ${other}`.execute(db);
  return rows[0] ?? { given: false, received: false, heard: false };
}
