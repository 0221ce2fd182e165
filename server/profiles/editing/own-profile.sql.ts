import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { profilesWithPhotos } from '../tables.ts';

/** A member's own row with the path of their main image, whatever its status. */
export function ownProfileRow(db: Handle, member: Id) {
  return profilesWithPhotos(db)
    .selectFrom('profiles')
    .leftJoin('photos', (join) =>
      join.onRef('photos.member_id', '=', 'profiles.member_id').on('photos.is_main', '=', true),
    )
    .select([
      'profiles.name',
      'profiles.gender',
      'profiles.looking_for',
      'profiles.sexuality',
      'profiles.date_of_birth',
      'profiles.country',
      'profiles.region',
      'profiles.place',
      'profiles.status',
      'profiles.about',
      'photos.path as main_path',
      'photos.status as main_status',
    ])
    .where('profiles.member_id', '=', member)
    .executeTakeFirst();
}
