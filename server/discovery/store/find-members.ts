import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Gender } from '#contract/profiles/fields.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { BirthDates } from '../rules/birth-dates.ts';

export interface Search {
  readonly site: number;
  /** Left out of the results: whoever searches. */
  readonly except: Id | null;
  readonly gender: Gender;
  readonly country: string | null;
  readonly region: string | null;
  readonly born: BirthDates;
  /** Where similar members may be born: wider than `born`. */
  readonly similarBorn: BirthDates;
  /** Nearest to this place first (as the database writes it); null: by activity. */
  readonly near: string | null;
  readonly offset: number;
  readonly pageSize: number;
  /** Matches are counted up to here, and this far one can page. */
  readonly cap: number;
}

export interface Found {
  /** Number of matches; the cap + 1 stands for any number beyond it. */
  readonly count: number;
  /** How many of those counted are fictional. */
  readonly fictional: number;
  readonly ids: readonly Id[];
  /** Filled on the first page when it is not full. */
  readonly similar: readonly Id[];
}

type Fragment = RawBuilder<unknown>;

// The index's own words: it is used only where the planner can prove that the query asks for a part of it.
const where = (search: Search, born: BirthDates, region: string | null): Fragment => sql`
  site_id = ${search.site}::smallint and gender = ${search.gender} and status = 'active'
  and date_of_birth between ${born.from}::date and ${born.to}::date
  ${search.country === null ? sql`` : sql`and country = ${search.country}`}
  ${region === null ? sql`` : sql`and region = ${region}`}
  ${search.except === null ? sql`` : sql`and member_id <> ${search.except}`}`;

const byActivity = sql`order by fictional, active_on desc, member_id`;

/** One page of the few that were counted. */
const pageOfFew = ({ near, offset, pageSize }: Search): Fragment =>
  near === null
    ? sql`select member_id from found ${byActivity} limit ${pageSize} offset ${offset}`
    : sql`
      select member_id from found join profiles using (member_id)
      order by position <-> ${near}::cube, member_id limit ${pageSize} offset ${offset}`;

/** One page of many: an index is walked in order and left after the page. */
const pageOfMany = (search: Search, fits: Fragment): Fragment => {
  const { near, offset, pageSize } = search;
  if (near === null) {
    return sql`select member_id from profiles where ${fits} ${byActivity} limit ${pageSize} offset ${offset}`;
  }
  // The index knows distances alone. Whoever is as far as the last one comes along, so that members of one
  // place are on the same page each time.
  return sql`
    select member_id from (
      select member_id, position <-> ${near}::cube as distance from profiles where ${fits}
      order by position <-> ${near}::cube fetch first ${offset + pageSize} rows with ties
    ) nearest
    order by distance, member_id limit ${pageSize} offset ${offset}`;
};

/** Of the same gender and country, a bit younger or older; bounded, so no place for an exact number. */
const similar = (search: Search): Fragment => {
  const region = search.region === null ? sql`` : sql`and region = ${search.region}`;
  return sql`
    select member_id from (
      select member_id, fictional, active_on from profiles
      where ${where(search, search.similarBorn, null)}
        and (date_of_birth between ${search.born.from}::date and ${search.born.to}::date ${region}) is not true
      limit ${search.cap}
    ) wider
    ${byActivity} limit ${search.pageSize}`;
};

/**
 * A page of members and their number, in one statement whose work is bounded: up to `cap` matches are counted
 * in an index; so few are then sorted, more are read from an index that has their order (`search-plans.txt`).
 */
export async function findMembers(db: Handle, search: Search): Promise<Found> {
  const { cap, offset, pageSize } = search;
  const fits = where(search, search.born, search.region);
  const { rows } = await sql<Found>`
    with found as materialized (
      select member_id, fictional, active_on from profiles where ${fits} limit ${cap + 1}
    ), counted as (
      select count(*) as n, count(*) filter (where fictional) as fictional from found
    )
    select n as count, fictional,
      case when n <= ${cap}
        then array(${pageOfFew(search)})
        else array(${pageOfMany(search, fits)})
      end as ids,
      case when ${offset}::int = 0 and n < ${pageSize} then array(${similar(search)}) else '{}' end as similar
    from counted`.execute(db);
  return rows[0] ?? { count: 0, fictional: 0, ids: [], similar: [] };
}
