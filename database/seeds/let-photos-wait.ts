import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Some drawn pictures of fictional members wait for their review: in a demo what members send passes by itself, and the
 * console should have something to show.
 */
export async function letPhotosWait(db: Handle, site: number, count: number): Promise<void> {
  await sql`
    update photos set status = 'pending' from (
      select photos.member_id, photos.id from photos join profiles using (member_id)
      where profiles.fictional and profiles.site_id = ${site} and not photos.is_main
      order by photos.member_id, photos.id limit ${count}
    ) chosen where photos.member_id = chosen.member_id and photos.id = chosen.id`.execute(db);
}
