import { type RawBuilder, sql } from 'kysely';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { minute } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Gender } from '#contract/profiles/fields.ts';
import { notAmongBlocked } from '#server/safety/door.ts';
import type { BirthDates } from './birth-dates.ts';

/** A search may list several values for each of these columns. Any of them matches. */
export const choiceColumns = [
  'sexuality',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
  'signup_reason',
] as const;

export interface Search {
  readonly site: number;
  /**
   * The member who searches, or null for a visitor. The results leave out the viewer and members blocked in
   * either direction.
   */
  readonly viewer: Id | null;
  /** One or both. Each gender is a query of its own, because every index is of one gender. */
  readonly genders: readonly Gender[];
  readonly born: BirthDates;
  readonly wishes: Pick<
    Criteria,
    | 'country'
    | 'countryregion'
    | (typeof choiceColumns)[number]
    | 'interests'
    | 'with_photo'
    | 'distance'
    | 'hide_fictional'
  >;
  /** Restricts the results to members who were active after this moment. Null: no restriction. */
  readonly onlineSince: Date | null;
  /** The searcher's position in the database's notation, or null if unknown. */
  readonly near: string | null;
  /** Metres from `near` to the farthest corner of the searcher's cell. */
  readonly nearMetres: number;
  readonly order: 'active' | 'nearest';
  /** For a visitor: the id with which the order begins. Null for a member. */
  readonly firstId: Id | null;
}

/** A search for one of its genders. */
export interface GenderSearch extends Search {
  readonly gender: Gender;
}

/** The union of a query for each gender of a search. Each query is complete, with its own order and limit. */
export const forEachGender = (search: Search, query: (search: GenderSearch) => Fragment): Fragment =>
  sql.join(
    search.genders.map((gender) => sql`(${query({ ...search, gender })})`),
    sql` union all `,
  );

/** Up to `most` rows of a query that itself gives at most as many for each gender. */
export const upTo = (most: number, search: Search, query: (search: GenderSearch) => Fragment): Fragment =>
  search.genders.length === 1
    ? forEachGender(search, query)
    : sql`select * from (${forEachGender(search, query)}) of_genders limit ${most}`;

export type Fragment = RawBuilder<unknown>;

/** Whether a criterion is in none of the ordered indexes. If so, the query has to read each row. */
export const needsRowScan = ({ wishes }: Search): boolean =>
  wishes.interests !== undefined || choiceColumns.some((column) => wishes[column] !== undefined);

const nothing = sql``;
const member = sql<Id>`profiles.member_id`;

/** At most the width of an activity slot (`profiles.active_slot`). */
const slotMilliseconds = 5 * minute;

const withPhoto = sql`and exists (
  select from photos where photos.member_id = profiles.member_id and is_main and photos.status = 'active')`;

/**
 * The largest possible distance of a member, in metres: between the middles of both search cells, plus the
 * way from each middle to the corner. So a distance is never shown smaller than it may be (SAFE-9).
 */
export const farthest = (near: string | null, nearMetres: number): Fragment =>
  sql`(search_place <-> ${near}::cube) + search_cell_metres + ${nearMetres}`;

/** The index finds the rows inside the box around the circle. */
const box = (near: string | null, kilometres: number): Fragment =>
  sql`and search_place <@ cube_enlarge(${near}::cube, ${kilometres * 1000}, 3)`;

const within = (near: string | null, kilometres: number): Fragment =>
  sql`and (search_place <-> ${near}::cube) <= ${kilometres * 1000}`;

const online = (since: Date): Fragment => sql`
  and not fictional and shows_online and last_active_at > ${since}
  and active_slot >= ${new Date(since.getTime() - slotMilliseconds)}`;

/** The conditions of every search: site, gender, visibility to the viewer, and birth date. */
const isFindable = (search: GenderSearch): Fragment => sql`
  site_id = ${search.site}::smallint and gender = ${search.gender} and profiles.status = 'active'
  and date_of_birth between ${search.born.from}::date and ${search.born.to}::date
  ${search.viewer === null ? sql`and not members_only` : sql`and profiles.member_id <> ${search.viewer}`}
  and ${notAmongBlocked(search.viewer, member)}
  ${search.wishes.country === undefined ? nothing : sql`and country = ${search.wishes.country}`}
  ${search.wishes.hide_fictional ? sql`and not fictional` : nothing}`;

/**
 * All conditions of a search on a row of `profiles`. They repeat the indexes' conditions literally, because
 * the planner uses a partial index only if it can prove the match.
 * - `walked`: without the box, for scans in the order of activity. Otherwise the planner may collect and sort
 *   all members nearby.
 * - `anywhere`: without the distance.
 */
export function matchesSearch(search: GenderSearch, how?: 'walked' | 'anywhere'): Fragment {
  const { wishes, near, onlineSince } = search;
  const { countryregion, interests, distance } = wishes;
  const choices = choiceColumns.flatMap((column) => {
    const words = wishes[column];
    if (words === undefined) return [];
    const [only] = words;
    return words.length === 1
      ? [sql`and ${sql.ref(column)} = ${only}`]
      : [sql`and ${sql.ref(column)} = any(${[...words]}::text[])`];
  });
  return sql`${isFindable(search)}
    ${countryregion === undefined ? nothing : sql`and region = ${countryregion}`}
    ${choices.length === 0 ? nothing : sql.join(choices, sql` `)}
    ${interests === undefined ? nothing : sql`and profiles.interests @> ${[...interests]}::text[]`}
    ${wishes.with_photo ? withPhoto : nothing}
    ${distance === undefined || how === 'anywhere' ? nothing : within(near, distance)}
    ${distance === undefined || how !== undefined ? nothing : box(near, distance)}
    ${onlineSince === null ? nothing : online(onlineSince)}`;
}
