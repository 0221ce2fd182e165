import { sql } from 'kysely';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { mostSavedSearches, type SavedSearch } from '#contract/discovery/list-saved-searches.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { storedCriteria } from '../search/criteria.ts';
import { discoveryTables } from '../tables.ts';

/** Serialises changes to a member's saved searches with an advisory lock. */
export async function lockSavedSearches(db: Handle, member: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved_searches', ${member}))`.execute(db);
}

/** Reads all saved searches of a member, newest first. */
export async function savedSearchesOf(db: Handle, member: Id): Promise<SavedSearch[]> {
  const rows = await discoveryTables(db)
    .selectFrom('saved_searches')
    .select(['id', 'name', 'criteria', 'notice', 'created_at'])
    .where('member_id', '=', member)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ criteria, created_at, ...row }) => ({
    ...row,
    criteria: storedCriteria(criteria),
    created_at: created_at.toISOString(),
  }));
}

/** Returns the id of the member's search with this name. The database decides which names are equal. */
export async function savedSearchIdByName(db: Handle, member: Id, name: string): Promise<Id | undefined> {
  const row = await discoveryTables(db)
    .selectFrom('saved_searches')
    .select('id')
    .where('member_id', '=', member)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row?.id;
}

export interface NewSearch {
  readonly member: Id;
  readonly name: string;
  readonly criteria: Criteria;
  readonly notice: boolean;
  readonly now: Date;
}

/** Inserts a search at the first free place. The table has only as many places as are allowed. */
export async function insertSavedSearch(db: Handle, search: NewSearch): Promise<Id> {
  const { rows } = await sql<{ id: Id }>`
    insert into saved_searches (member_id, place, name, criteria, notice, created_at)
    select ${search.member}::bigint, min(free.place), ${search.name}, ${JSON.stringify(search.criteria)}::jsonb,
      ${search.notice}::boolean, ${search.now}::timestamptz
    from generate_series(1, ${mostSavedSearches}::int) as free(place)
    where free.place not in (select place from saved_searches where member_id = ${search.member})
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A saved search was not stored.');
  return row.id;
}

export async function updateSavedSearch(
  db: Handle,
  member: Id,
  { id, name, criteria, notice }: Pick<SavedSearch, 'id' | 'name' | 'criteria' | 'notice'>,
): Promise<void> {
  await discoveryTables(db)
    .updateTable('saved_searches')
    .set({ name, criteria: JSON.stringify(criteria), notice })
    .where('member_id', '=', member)
    .where('id', '=', id)
    .execute();
}

export async function deleteSavedSearch(db: Handle, member: Id, id: Id): Promise<void> {
  await discoveryTables(db)
    .deleteFrom('saved_searches')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .execute();
}
