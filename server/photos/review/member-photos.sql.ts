import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { photos } from '../tables.ts';

/** All photos of a member in every status, in their order. */
export function memberPhotoRows(db: Handle, member: Id) {
  return photos(db)
    .selectFrom('photos')
    .select(['id', 'status', 'rejection', 'is_main', 'premium_only', 'withheld', 'created_at'])
    .where('member_id', '=', member)
    .orderBy('position')
    .limit(100)
    .execute();
}

/** The storage path of any photo of a member. */
export async function memberPhotoFile(db: Handle, member: Id, photo: Id): Promise<string | undefined> {
  const row = await photos(db)
    .selectFrom('photos')
    .select('path')
    .where('member_id', '=', member)
    .where('id', '=', photo)
    .executeTakeFirst();
  return row?.path;
}
