import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Gender } from '#contract/profiles/fields.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Finds fictional profiles of a site that have a picture, in the order of the index of activity. */
export async function fictionalWithPicture(
  db: Handle,
  { site, gender, most }: { readonly site: number; readonly gender: Gender; readonly most: number },
): Promise<Id[]> {
  const { rows } = await sql<{ member_id: Id }>`
    select member_id from profiles
    where site_id = ${site}::smallint and gender = ${gender} and fictional and profiles.status = 'active'
      and exists (
        select from photos
        where photos.member_id = profiles.member_id and photos.is_main and photos.status = 'active'
      )
    order by active_slot desc, member_id limit ${most}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}
