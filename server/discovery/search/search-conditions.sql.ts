import { type RawBuilder, sql } from 'kysely';
import type { Criteria } from '#contract/discovery/criteria.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Gender } from '#contract/profiles/fields.ts';
import { notAmongBlocked } from '#server/safety/door.ts';
import type { BirthDates } from './birth-dates.ts';

/** Of each of these a search may name several, any of which will do. */
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
  /** Whoever searches, null for a visitor: left out of the results, with whom they blocked or who blocked them. */
  readonly viewer: Id | null;
  readonly gender: Gender;
  readonly born: BirthDates;
  /** Where similar members may be born: wider than `born`. */
  readonly similarBorn: BirthDates;
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
  /** Only members who were active after this; null: whenever. */
  readonly onlineSince: Date | null;
  /** Where the searcher is (as the database writes it), null where nobody knows. */
  readonly near: string | null;
  readonly order: 'active' | 'nearest';
}

export type Fragment = RawBuilder<unknown>;

/** Whether what is asked is in no index of those that hold an order: each row has to be read to know who fits. */
export const asksRows = ({ wishes }: Search): boolean =>
  wishes.interests !== undefined || choiceColumns.some((column) => wishes[column] !== undefined);

const nothing = sql``;
const member = sql<Id>`profiles.member_id`;

/** No wider than a slot of activity (`profiles.active_slot`). */
const slotMilliseconds = 5 * 60_000;

const withPhoto = sql`and exists (
  select from photos where photos.member_id = profiles.member_id and is_main and photos.status = 'active')`;

/** The index finds who is in the box around the circle. */
const box = (near: string | null, kilometres: number): Fragment =>
  sql`and search_place <@ cube_enlarge(${near}::cube, ${kilometres * 1000}, 3)`;

const within = (near: string | null, kilometres: number): Fragment =>
  sql`and (search_place <-> ${near}::cube) <= ${kilometres * 1000}`;

const online = (since: Date): Fragment => sql`
  and not fictional and shows_online and last_active_at > ${since}
  and active_slot >= ${new Date(since.getTime() - slotMilliseconds)}`;

/** Of the site and the gender, to be found by the viewer, born when they should be: what no search goes without. */
export const findable = (search: Search, born: BirthDates): Fragment => sql`
  site_id = ${search.site}::smallint and gender = ${search.gender} and profiles.status = 'active'
  and date_of_birth between ${born.from}::date and ${born.to}::date
  ${search.viewer === null ? nothing : sql`and profiles.member_id <> ${search.viewer}`}
  and ${notAmongBlocked(search.viewer, member)}
  ${search.wishes.country === undefined ? nothing : sql`and country = ${search.wishes.country}`}
  ${search.wishes.hide_fictional ? sql`and not fictional` : nothing}`;

/**
 * All that a search asks of a row of `profiles`. In the indexes' own words: one is used only where the planner can
 * prove that the query asks for a part of it. `walked`: without the box, for walking in the order of activity, so that the
 * planner does not gather everybody around instead and sort them, of whom there may be very many. `anywhere`: whoever
 * fits but for the distance.
 */
export function fits(search: Search, how?: 'walked' | 'anywhere'): Fragment {
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
  return sql`${findable(search, search.born)}
    ${countryregion === undefined ? nothing : sql`and region = ${countryregion}`}
    ${choices.length === 0 ? nothing : sql.join(choices, sql` `)}
    ${interests === undefined ? nothing : sql`and profiles.interests @> ${[...interests]}::text[]`}
    ${wishes.with_photo ? withPhoto : nothing}
    ${distance === undefined || how === 'anywhere' ? nothing : within(near, distance)}
    ${distance === undefined || how !== undefined ? nothing : box(near, distance)}
    ${onlineSince === null ? nothing : online(onlineSince)}`;
}
