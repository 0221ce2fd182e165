import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { foreignProfiles } from '../tables.ts';

export interface Searcher {
  readonly looking_for: string;
  /** True if the member hides fictional profiles from all their lists (FIC-11). */
  readonly hides_fictional: boolean;
  /**
   * The field of the member's position in the database's notation. It never leaves the server (PROF-8,
   * GDPR-4).
   */
  readonly near: string | null;
}

/** Reads the member's data that a search starts from. Undefined without a profile. */
export function searcherOf(db: Handle, member: Id): Promise<Searcher | undefined> {
  return foreignProfiles(db)
    .selectFrom('profiles')
    .modifyFront(prepared)
    .select(['looking_for', 'hides_fictional', sql<string | null>`search_field(position)`.as('near')])
    .where('member_id', '=', member)
    .executeTakeFirst();
}

/** Reads a member who may get notices about new members. Undefined if their profile is closed. */
export function noticeRecipientOf(db: Handle, member: Id) {
  return foreignProfiles(db)
    .selectFrom('profiles')
    .select([
      'site_id',
      'looking_for',
      'hides_fictional',
      'last_active_at',
      sql<string | null>`search_field(position)`.as('near'),
    ])
    .where('member_id', '=', member)
    .where('status', '<>', 'disabled')
    .executeTakeFirst();
}
