import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { asksRows, type Fragment, findable, fits, type Search } from './search-conditions.sql.ts';

/** Which part of a search's result is wanted. */
export interface Part {
  /** These are there already. */
  readonly without: readonly Id[];
  readonly most: number;
  /** Similar members at most, where fewer than that fit. */
  readonly similar: number;
  /** Matches are counted up to here. */
  readonly cap: number;
}

export interface Found {
  /** Number of matches; the cap + 1 stands for any number beyond it. */
  readonly count: number;
  /** How many of those counted are fictional. */
  readonly fictional: number;
  readonly ids: readonly Id[];
  readonly similar: readonly Id[];
  /** How far each of `ids` and then of `similar` is, in metres between fields; null where nobody knows. */
  readonly metres: ReadonlyArray<number | null>;
}

const byActivity = sql`order by fictional, active_slot desc, member_id`;

const notThese = (ids: readonly Id[], column: Fragment): Fragment =>
  ids.length === 0 ? sql`true` : sql`${column} <> all(${[...ids]}::bigint[])`;

const isByDistance = ({ order, near }: Search): boolean => order === 'nearest' && near !== null;

/** Whether those who are counted come with their distance: only where their rows are read anyway. */
const knowsDistance = (search: Search): boolean =>
  isByDistance(search) && (search.wishes.distance !== undefined || asksRows(search));

const metres = (search: Search): Fragment =>
  knowsDistance(search) ? sql`, search_place <-> ${search.near}::cube as metres` : sql``;

/**
 * Up to `most` of those who fit. Within a distance they are looked for from the middle outwards, and whoever is too far
 * is left out afterwards: the work is the same however many live around.
 */
const some = (search: Search, most: number): Fragment =>
  search.wishes.distance === undefined
    ? sql`select member_id, fictional, active_slot${metres(search)} from profiles where ${fits(search)} limit ${most}`
    : sql`
      select member_id, fictional, active_slot, metres from (
        select member_id, fictional, active_slot, search_place <-> ${search.near}::cube as metres from profiles
        where ${fits(search, 'anywhere')} order by search_place <-> ${search.near}::cube limit ${most}
      ) around where metres <= ${search.wishes.distance * 1000}`;

/** Some of the few that were counted. */
function ofFew(search: Search, { without, most }: Part): Fragment {
  const left = notThese(without, sql`member_id`);
  if (!isByDistance(search))
    return sql`select member_id from found where ${left} ${byActivity} limit ${most}`;
  if (knowsDistance(search))
    return sql`select member_id from found where ${left} order by fictional, metres, member_id limit ${most}`;
  return sql`
    select member_id from found join profiles using (member_id) where ${left}
    order by found.fictional, search_place <-> ${search.near}::cube, member_id limit ${most}`;
}

/** Nearest first of the real ones or the fictional ones: the index knows the distances inside of either alone. */
const nearest = (search: Search, { without, most }: Part, fictional: boolean): Fragment => sql`(
  select member_id, fictional, search_place <-> ${search.near}::cube as distance from profiles
  where ${fits(search)} and fictional = ${fictional} and ${notThese(without, sql`profiles.member_id`)}
  order by search_place <-> ${search.near}::cube limit ${most})`;

/** Some of many: an index is walked in order and left when there are enough. */
const ofMany = (search: Search, part: Part): Fragment =>
  isByDistance(search)
    ? sql`
      select member_id from (
        ${nearest(search, part, false)} union all ${nearest(search, part, true)}
      ) nearest order by fictional, distance, member_id limit ${part.most}`
    : sql`
      select member_id from profiles
      where ${fits(search, 'walked')} and ${notThese(part.without, sql`profiles.member_id`)}
      ${byActivity} limit ${part.most}`;

/** Of the same gender and country, a bit younger or older; bounded, so no place for an exact number. */
const similar = (search: Search, { similar: most, cap }: Part): Fragment => sql`
  select member_id from (
    select member_id, fictional, active_slot from profiles
    where ${findable(search, search.similarBorn)} and member_id not in (select member_id from found)
    limit ${cap}
  ) wider
  ${byActivity} limit ${most}`;

/** How far those are who were found: of members who do not tell, nobody. */
const metresOf = ({ near }: Search): Fragment =>
  near === null
    ? sql`'{}'`
    : sql`array(
      select search_place <-> ${near}::cube
      from unnest(page.ids || page.similar) with ordinality as listed(id, nr)
      left join profiles on profiles.member_id = listed.id
      order by nr)`;

/**
 * Members and their number, in one statement whose work is bounded: up to `cap` matches are counted in an index; so few
 * are then sorted, more are read from an index that has their order (`search-plans.txt`).
 */
export async function findMembers(db: Handle, search: Search, part: Part): Promise<Found> {
  const { cap, similar: mostSimilar } = part;
  const { rows } = await sql<Found>`
    with found as materialized (
      ${some(search, cap + 1)}
    ), counted as (
      select count(*) as n, count(*) filter (where fictional) as fictional from found
    ), page as materialized (
      select n as count, fictional,
        case when n <= ${cap} then array(${ofFew(search, part)}) else array(${ofMany(search, part)}) end as ids,
        case when n < ${mostSimilar} then array(${similar(search, part)}) else '{}' end as similar
      from counted
    )
    select page.*, ${metresOf(search)} as metres from page`.execute(db);
  return rows[0] ?? { count: 0, fictional: 0, ids: [], similar: [], metres: [] };
}
