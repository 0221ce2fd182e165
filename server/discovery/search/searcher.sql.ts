import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { foreignProfiles } from '../tables.ts';

export interface Searcher {
  readonly looking_for: string;
  readonly interests: readonly string[];
  /** True if the member hides fictional profiles from all their lists (FIC-11). */
  readonly hides_fictional: boolean;
  /**
   * The middle of the member's search cell in the database's notation. It never leaves the server (PROF-8,
   * GDPR-4).
   */
  readonly near: string | null;
  /** Metres from `near` to the farthest corner of the cell. */
  readonly near_metres: number | null;
}

/** The middle of the member's search cell, and the size of the cell (SAFE-9). */
export const nearColumns = [
  sql<string | null>`search_cell`.as('near'),
  sql<number | null>`search_cell_metres`.as('near_metres'),
] as const;

/** Reads the member's data that a search starts from. Undefined without a profile. */
export function searcherOf(db: Handle, member: Id): Promise<Searcher | undefined> {
  return foreignProfiles(db)
    .selectFrom('profiles')
    .modifyFront(prepared)
    .select(['looking_for', 'interests', 'hides_fictional', ...nearColumns])
    .where('member_id', '=', member)
    .executeTakeFirst();
}

/** Reads a member who may get notices about new members. Undefined if their profile is closed. */
export function noticeRecipientOf(db: Handle, member: Id) {
  return foreignProfiles(db)
    .selectFrom('profiles')
    .select(['site_id', 'looking_for', 'interests', 'hides_fictional', 'last_active_at', ...nearColumns])
    .where('member_id', '=', member)
    .where('status', '<>', 'disabled')
    .executeTakeFirst();
}
