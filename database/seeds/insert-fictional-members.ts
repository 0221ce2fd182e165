import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import type { FictionalMember } from './fictional-members.ts';

/**
 * Inserts fictional members with profile and pictures, labelled and visible at once, in a single statement.
 */
export async function insertFictionalMembers(
  db: Handle,
  site: number,
  members: readonly FictionalMember[],
): Promise<void> {
  const rows = members.map(({ place, attributes, ...member }, at) => ({
    ...member,
    ...attributes,
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
        hair_color text, eye_color text, body_type text, relationship_status text, tattoos text,
        signup_reason text, pictures jsonb, "lastActive" timestamptz
      )
    ), made as (
      insert into members (site_id) select ${site}::smallint from given returning id
    ), numbered as (
      select id, row_number() over () as nr from made
    ), person as (
      insert into profiles (
        member_id, site_id, status, fictional, name, gender, looking_for, sexuality, date_of_birth, country,
        region, place, position, about, interests, last_active_at, members_only
      )
      select
        id, ${site}::smallint, 'active', true, name, gender, "lookingFor", sexuality, "dateOfBirth", country,
        region, place, ll_to_earth(latitude, longitude), about,
        array(select jsonb_array_elements_text(interests)), "lastActive", false
      from numbered join given using (nr)
    )
    insert into photos (member_id, status, path, is_main, position)
    select id, 'active', picture, at = 1, at - 1
    from numbered join given using (nr), jsonb_array_elements_text(pictures) with ordinality as shown(picture, at)`.execute(
    db,
  );
}
