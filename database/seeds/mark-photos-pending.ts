import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Marks some drawn pictures of fictional members as pending review. In the demo, members' photos are approved
 * automatically, so the console would otherwise be empty.
 */
export async function markPhotosPending(db: Handle, site: number, count: number): Promise<void> {
  await sql`
    update photos set status = 'pending' from (
      select photos.member_id, photos.id from photos join profiles using (member_id)
      where profiles.fictional and profiles.site_id = ${site} and not photos.is_main
      order by photos.member_id, photos.id limit ${count}
    ) chosen where photos.member_id = chosen.member_id and photos.id = chosen.id`.execute(db);
}
