import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import type { FictionalMember } from './fictional-members.ts';

/** Stores invented members with profile and picture: labelled, visible at once, one statement for all of them. */
export async function insertFictionalMembers(
  db: Handle,
  site: number,
  members: readonly FictionalMember[],
): Promise<void> {
  const rows = members.map(({ place, ...member }, at) => ({
    ...member,
    nr: at + 1,
    country: place.country,
    region: place.region,
    place: place.name,
  }));
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        nr int, name text, gender text, "lookingFor" text, sexuality text, "dateOfBirth" date, country text,
        region text, place text, latitude float8, longitude float8, about text, interests jsonb,
        portrait text, "lastActive" timestamptz
      )
    ), made as (
      insert into members (site_id) select ${site}::smallint from given returning id
    ), numbered as (
      select id, row_number() over () as nr from made
    ), person as (
      insert into profiles (
        member_id, site_id, status, fictional, name, gender, looking_for, sexuality, date_of_birth, country,
        region, place, position, about, interests, last_active_at, active_on
      )
      select
        id, ${site}::smallint, 'active', true, name, gender, "lookingFor", sexuality, "dateOfBirth", country,
        region, place, ll_to_earth(latitude, longitude), about,
        array(select jsonb_array_elements_text(interests)), "lastActive", ("lastActive" at time zone 'UTC')::date
      from numbered join given using (nr)
    )
    insert into photos (member_id, status, path, is_main)
    select id, 'active', portrait, true from numbered join given using (nr)`.execute(db);
}
