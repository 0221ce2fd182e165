import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { matchesSearch, type Search, upTo } from '../search/search-conditions.sql.ts';
import { discoveryTables } from '../tables.ts';

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
    ${upTo(
      most,
      search,
      (one) => sql`
        select member_id from profiles
        where ${matchesSearch(one)} and not fictional and found_since > ${from} and found_since <= ${until}
        limit ${most}`,
    )}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/**
 * Starts or continues notices. `afresh`: the member had none, so earlier members do not count as new. The
 * time of the next notice is kept, so switching off and on again brings no second mail within a day.
 */
export async function startNotices(
  db: Handle,
  { member, origin, afresh, now }: { member: Id; origin: string; afresh: boolean; now: Date },
): Promise<void> {
  await sql`
    insert into search_notices (member_id, told_until, next_at, origin)
    values (${member}, now(), ${now}, ${origin})
    on conflict (member_id) do update set origin = excluded.origin,
      told_until = case when ${afresh}::boolean then excluded.told_until else search_notices.told_until end`.execute(
    db,
  );
}

/**
 * Claims up to `most` members whose check is due and sets their next check to `again`. Concurrent processes
 * claim different members.
 */
export async function claimDueNotices(
  db: Handle,
  { now, again, most }: { readonly now: Date; readonly again: Date; readonly most: number },
): Promise<Id[]> {
  const { rows } = await sql<{ member_id: Id }>`
    update search_notices set next_at = ${again}
    where member_id in (
      select member_id from search_notices where next_at <= ${now}
      order by next_at limit ${most} for update skip locked
    )
    returning member_id`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/**
 * The period in which a newly findable member is news. It starts at the last notice. It ends a minute ago,
 * because transactions of this minute may still add members.
 */
export interface NoticePeriod {
  readonly from: Date;
  readonly until: Date;
  readonly origin: string;
}

/** Locks the member's row and returns the period of news. Undefined if the member has no notices. */
export async function lockNoticePeriod(db: Handle, member: Id): Promise<NoticePeriod | undefined> {
  const { rows } = await sql<NoticePeriod>`
    select greatest(told_until, now() - interval '7 days') as from, now() - interval '1 minute' as until, origin
    from search_notices where member_id = ${member} for update`.execute(db);
  return rows[0];
}

export async function markNotified(db: Handle, member: Id, until: Date, next: Date | null): Promise<void> {
  await discoveryTables(db)
    .updateTable('search_notices')
    .set({ told_until: until, ...(next !== null && { next_at: next }) })
    .where('member_id', '=', member)
    .execute();
}

export async function endNotices(db: Handle, member: Id): Promise<void> {
  await discoveryTables(db).deleteFrom('search_notices').where('member_id', '=', member).execute();
}
