import { sql } from 'kysely';
import type { CareCause } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isDuplicateOpener } from '../spam/openers.sql.ts';
import { unconfirmedSince } from '../unconfirmed/unconfirmed-state.sql.ts';

export interface WritingState {
  readonly talking: boolean;
  /** When the member signed up, if they have not confirmed their address (ACC-6). */
  readonly unconfirmed_since: Date | null;
  /** Counted up to `most`. */
  readonly started: number;
  /** The other member's opener went to many members. */
  readonly many_alike: boolean;
  readonly acknowledged: boolean;
  /** The fictional profile retired, so nobody answers for it (SAFE-6). */
  readonly retired: boolean;
  readonly paused_at: Date | null;
  readonly pause_cause: CareCause | null;
}

/** The state between a member and a possible receiver, in one statement. Every part is found by key. */
export async function writingState(db: Handle, member: Id, profile: Id, most: number): Promise<WritingState> {
  const { rows } = await sql<WritingState>`
    select
      exists (select from participants where member_id = ${member} and other_id = ${profile}) as talking,
      (select count(*)::int from (
        select from conversations where started_by = ${member} limit ${most}
      ) as begun) as started,
      ${unconfirmedSince(member)} as unconfirmed_since,
      ${isDuplicateOpener(profile, member)} as many_alike,
      exists (select from profiles where member_id = ${profile} and fictional and status <> 'active') as retired,
      tie.member_id is not null as acknowledged, tie.paused_at, tie.pause_cause
    from (values (1)) as one
    left join fictional_ties tie on tie.member_id = ${member} and tie.profile_id = ${profile}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the query of the writing state returned no row');
  return row;
}
