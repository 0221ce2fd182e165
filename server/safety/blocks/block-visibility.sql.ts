import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface BlockState {
  /** The member blocks the other. */
  readonly given: boolean;
  /** The other blocks the member. */
  readonly received: boolean;
  /**
   * The other may hear of the member: they know each other by a like or a conversation, and the member's
   * profile is open. Likes, chat and profiles are above safety in the domain order, so the database evaluates
   * this and returns only the result.
   */
  readonly heard: boolean;
}

/** The block state between a member and another one. */
export async function blockStateOf(db: Handle, member: Id, other: Id): Promise<BlockState> {
  const { rows } = await sql<BlockState>`
    select coalesce(bool_or(direction = 'given'), false) as given,
      coalesce(bool_or(direction = 'received'), false) as received,
      acquainted(${member}, ${other})
        and exists (select from profiles where member_id = ${member} and status <> 'disabled') as heard
    from blocks where member_id = ${member} and other_id = ${other}`.execute(db);
  return rows[0] ?? { given: false, received: false, heard: false };
}
