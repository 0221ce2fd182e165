import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import {
  type Fragment,
  farthest,
  forEachGender,
  type GenderSearch,
  matchesSearch,
  needsRowScan,
  type Search,
  upTo,
} from './search-conditions.sql.ts';

/** The part of a search's result to return. */
export interface Part {
  /** Ids that the caller already has. */
  readonly without: readonly Id[];
  readonly most: number;
  /** Upper limit of the count of matches. */
  readonly cap: number;
}

export interface FoundMembers {
  /** Number of matches. The value cap + 1 means any number above the cap. */
  readonly count: number;
  /** Number of fictional profiles among the counted matches. */
  readonly fictional: number;
  readonly ids: readonly Id[];
  /** Largest possible distance of each of `ids` in metres. Null if unknown. */
  readonly metres: ReadonlyArray<number | null>;
}

/** The order of a list: by activity for members, and by id for visitors, who learn no presence (SAFE-9). */
const inOrder = ({ firstId }: Search): Fragment =>
  firstId === null
    ? sql`order by fictional, active_slot desc, member_id`
    : sql`order by fictional, member_id < ${firstId}, member_id`;

const notThese = (ids: readonly Id[], column: Fragment): Fragment =>
  ids.length === 0 ? sql`true` : sql`${column} <> all(${[...ids]}::bigint[])`;

const isByDistance = ({ order, near }: Search): boolean => order === 'nearest' && near !== null;

/** Whether the counted rows include their distance. That is so only if the search reads their rows anyway. */
const knowsDistance = (search: Search): boolean =>
  isByDistance(search) && (search.wishes.distance !== undefined || needsRowScan(search));

const metres = (search: Search): Fragment =>
  knowsDistance(search) ? sql`, search_place <-> ${search.near}::cube as metres` : sql``;

/**
 * Selects up to `most` matches. Within a distance the scan goes from the centre outwards and drops rows
 * beyond it afterwards. So the work does not depend on how many members live nearby.
 */
const someOfGender = (search: GenderSearch, most: number): Fragment =>
  search.wishes.distance === undefined
    ? sql`select member_id, fictional, active_slot${metres(search)} from profiles where ${matchesSearch(search)} limit ${most}`
    : sql`
      select member_id, fictional, active_slot, metres from (
        select member_id, fictional, active_slot, search_place <-> ${search.near}::cube as metres from profiles
        where ${matchesSearch(search, 'anywhere')} order by search_place <-> ${search.near}::cube limit ${most}
      ) around where metres <= ${search.wishes.distance * 1000}`;

const some = (search: Search, most: number): Fragment => upTo(most, search, (one) => someOfGender(one, most));

/** Selects a page when there are few matches, from the counted rows. */
function ofFew(search: Search, { without, most }: Part): Fragment {
  const left = notThese(without, sql`member_id`);
  if (!isByDistance(search))
    return sql`select member_id from found where ${left} ${inOrder(search)} limit ${most}`;
  if (knowsDistance(search))
    return sql`select member_id from found where ${left} order by fictional, metres, member_id limit ${most}`;
  return sql`
    select member_id from found join profiles using (member_id) where ${left}
    order by found.fictional, search_place <-> ${search.near}::cube, member_id limit ${most}`;
}

/**
 * Selects the nearest real members or the nearest fictional ones. The index orders by distance only within
 * either group.
 */
const nearest = (search: GenderSearch, { without, most }: Part, fictional: boolean): Fragment => sql`
  select member_id, fictional, search_place <-> ${search.near}::cube as distance from profiles
  where ${matchesSearch(search)} and fictional = ${fictional} and ${notThese(without, sql`profiles.member_id`)}
  order by search_place <-> ${search.near}::cube limit ${most}`;

/** Selects the members of a stretch of ids, real or fictional. The index for visitors has their order. */
const stretch = (
  search: GenderSearch,
  { without, most }: Part,
  { fictional, ids }: { readonly fictional: boolean; readonly ids: Fragment },
): Fragment => sql`
  select member_id, fictional from profiles
  where ${matchesSearch(search, 'walked')} and fictional = ${fictional} and ${ids}
    and ${notThese(without, sql`profiles.member_id`)}
  order by member_id limit ${most}`;

/**
 * Selects a visitor's page when there are many matches: from the first id of the day on, then from the start.
 */
function ofManyForVisitor(search: Search, part: Part, firstId: Id): Fragment {
  const stretches = [false, true].flatMap((fictional) =>
    [sql`member_id >= ${firstId}`, sql`member_id < ${firstId}`].map((ids) =>
      forEachGender(search, (one) => stretch(one, part, { fictional, ids })),
    ),
  );
  return sql`
    select member_id from (${sql.join(stretches, sql` union all `)}) stretches
    ${inOrder(search)} limit ${part.most}`;
}

/** Selects the most recently active members of one gender. */
const mostActive = (search: GenderSearch, { without, most }: Part): Fragment => sql`
  select member_id, fictional, active_slot from profiles
  where ${matchesSearch(search, 'walked')} and ${notThese(without, sql`profiles.member_id`)}
  ${inOrder(search)} limit ${most}`;

/** Selects a page when there are many matches: walks an index in its order and stops at the limit. */
const ofMany = (search: Search, part: Part): Fragment =>
  search.firstId !== null
    ? ofManyForVisitor(search, part, search.firstId)
    : isByDistance(search)
      ? sql`
      select member_id from (
        ${forEachGender(search, (one) => nearest(one, part, false))}
        union all ${forEachGender(search, (one) => nearest(one, part, true))}
      ) nearest order by fictional, distance, member_id limit ${part.most}`
      : sql`
      select member_id from (${forEachGender(search, (one) => mostActive(one, part))}) active
      ${inOrder(search)} limit ${part.most}`;

/** Selects the distances of the members found. The distance of a member who hides it is null. */
const metresOf = ({ near, nearMetres }: Search): Fragment =>
  near === null
    ? sql`'{}'`
    : sql`array(
      select ${farthest(near, nearMetres)}
      from unnest(page.ids) with ordinality as listed(id, nr)
      left join profiles on profiles.member_id = listed.id
      order by nr)`;

/**
 * Finds members and their number in one statement with bounded work. Up to `cap` matches are counted in an
 * index. A number within the cap is sorted; for more, an index that has their order is read
 * (`search-plans.txt`). `docs/sql/search.sql` shows the statement whole.
 */
export async function findMembers(db: Handle, search: Search, part: Part): Promise<FoundMembers> {
  const { cap } = part;
  const { rows } = await sql<FoundMembers>`
    with found as materialized (
      ${some(search, cap + 1)}
    ), counted as (
      select count(*) as n, count(*) filter (where fictional) as fictional from found
    ), page as materialized (
      select n as count, fictional,
        case when n <= ${cap} then array(${ofFew(search, part)}) else array(${ofMany(search, part)}) end as ids
      from counted
    )
    select page.*, ${metresOf(search)} as metres from page`.execute(db);
  return rows[0] ?? { count: 0, fictional: 0, ids: [], metres: [] };
}
