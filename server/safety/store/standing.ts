import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface Standing {
  /** The member blocks the other. */
  readonly given: boolean;
  /** The other blocks the member. */
  readonly received: boolean;
  /** They know each other by a like or a conversation, which only the database can say this low in the list. */
  readonly acquainted: boolean;
}

/** How a member stands to another one, as far as blocks go. */
export async function standing(db: Handle, member: Id, other: Id): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select coalesce(bool_or(direction = 'given'), false) as given,
      coalesce(bool_or(direction = 'received'), false) as received,
      acquainted(${member}, ${other}) as acquainted
    from blocks where member_id = ${member} and other_id = ${other}`.execute(db);
  return rows[0] ?? { given: false, received: false, acquainted: false };
}
