import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Gender } from '#contract/profiles/fields.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notAmongBlocked } from '#server/safety/door.ts';
import type { BirthDates } from '../search/birth-dates.ts';
import { type Fragment, farthest } from '../search/search-conditions.sql.ts';
import { nearColumns } from '../search/searcher.sql.ts';
import { foreignProfiles } from '../tables.ts';

/**
 * Reads the profile that candidates are compared with: the viewer's own, or the one that related members
 * should resemble.
 */
export function seekerOf(db: Handle, member: Id) {
  return foreignProfiles(db)
    .selectFrom('profiles')
    .select([
      'gender',
      'looking_for',
      'hides_fictional',
      'date_of_birth',
      'country',
      'region',
      'interests',
      'signup_reason',
      ...nearColumns,
    ])
    .where('member_id', '=', member)
    .executeTakeFirst();
}

export interface CandidateQuery {
  readonly site: number;
  readonly viewer: Id;
  readonly genders: readonly Gender[];
  /** Restricts the candidates to members who look for this gender or both. Null: no restriction. */
  readonly lookingFor: string | null;
  readonly country: string | null;
  readonly born: BirthDates;
  readonly hideFictional: boolean;
  /** The point from which distances are measured, in the database's notation. Null: no place. */
  readonly near: string | null;
  /** Metres from `near` to the farthest corner of its search cell. */
  readonly nearMetres: number;
  /** A further condition on `profiles.member_id`. Null: none. */
  readonly except: Fragment | null;
  /**
   * Maximum number of rows read for the age, the country and `except`, however few of them match
   * `lookingFor`.
   */
  readonly walked: number;
  readonly most: number;
}

export interface Candidate {
  readonly member_id: Id;
  readonly fictional: boolean;
  readonly date_of_birth: string;
  readonly region: string | null;
  readonly interests: readonly string[];
  readonly signup_reason: string | null;
  readonly relationship_status: string | null;
  readonly has_about: boolean;
  readonly has_photo: boolean;
  readonly last_active_at: Date;
  readonly shows_online: boolean;
  /** Largest possible distance in metres. Null if it is unknown or the member hides it (GDPR-4). */
  readonly metres: number | null;
}

/**
 * Finds members whom the viewer may meet for the first time, real and recently active ones first. The scan
 * follows the index of activity (or of a country) in its order and stops after `walked` rows. For rare ages
 * the planner uses the index of ages.
 */
export async function candidatesFor(db: Handle, wanted: CandidateQuery): Promise<readonly Candidate[]> {
  const { site, viewer, genders, lookingFor, country, born, near, nearMetres, except, walked, most } = wanted;
  const member = sql<Id>`profiles.member_id`;
  // Every index is of one gender, so that each gender is a scan of its own.
  const walk = (gender: Gender): Fragment => sql`(
    select * from profiles
    where site_id = ${site}::smallint and gender = ${gender} and profiles.status = 'active'
      and date_of_birth between ${born.from}::date and ${born.to}::date
      ${country === null ? sql`` : sql`and country = ${country}`}
      ${wanted.hideFictional ? sql`and not fictional` : sql``}
      and ${member} <> ${viewer}
      and ${notAmongBlocked(viewer, member)}
      ${except === null ? sql`` : sql`and ${except}`}
    order by fictional, active_slot desc, member_id
    limit ${walked})`;
  const { rows } = await sql<Candidate>`
    select member_id, fictional, date_of_birth, region, interests, signup_reason, relationship_status,
      about is not null as has_about, last_active_at, shows_online,
      ${near === null ? sql`null::float8` : farthest(near, nearMetres)} as metres,
      exists (
        select from photos
        where photos.member_id = walked.member_id and photos.is_main and photos.status = 'active'
      ) as has_photo
    from (${sql.join(genders.map(walk), sql` union all `)}) walked
    ${lookingFor === null ? sql`` : sql`where looking_for in (${lookingFor}, 'both')`}
    order by fictional, active_slot desc, member_id
    limit ${most}`.execute(db);
  return rows;
}
