import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { foreignProfiles } from './tables.ts';

export interface Searcher {
  readonly looking_for: string;
  /** Where they are, rounded to about 1 km, as the database writes it; never leaves the server (PROF-8). */
  readonly position: string | null;
}

/** What a search made by a member starts from; undefined without a profile. */
export function searcherOf(db: Handle, member: Id): Promise<Searcher | undefined> {
  return foreignProfiles(db)
    .selectFrom('profiles')
    .select(['looking_for', 'position'])
    .where('member_id', '=', member)
    .executeTakeFirst();
}
