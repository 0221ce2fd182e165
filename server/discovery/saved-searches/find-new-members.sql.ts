import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { matchesSearch, type Search } from '../search/search-conditions.sql.ts';
import type { NoticePeriod } from './search-notices.sql.ts';

/**
 * Finds up to `most` matches of a search who became findable within the span. Fictional profiles never count
 * (FIC-7).
 */
export async function findNewMembers(
  db: Handle,
  search: Search,
  { from, until }: NoticePeriod,
  most: number,
): Promise<Id[]> {
  const { rows } = await sql<{ member_id: Id }>`
    select member_id from profiles
    where ${matchesSearch(search)} and not fictional and found_since > ${from} and found_since <= ${until}
    limit ${most}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}
