import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { profilesWithPhotos } from '../tables.ts';
import type { Onlooker } from '../visibility/onlooker.ts';
import { shownTo } from '../visibility/shown-to.sql.ts';
import type { CardRow } from './profile-from-row.ts';

/** The rows among `ids` that are within the onlooker's reach, each with its main image, in one statement. */
export function visibleCardRows(
  db: Handle,
  site: number,
  ids: readonly Id[],
  onlooker: Onlooker,
): Promise<CardRow[]> {
  return profilesWithPhotos(db)
    .selectFrom('profiles')
    .leftJoin('photos', (join) =>
      join
        .onRef('photos.member_id', '=', 'profiles.member_id')
        .on('photos.is_main', '=', true)
        .on('photos.status', '=', 'active'),
    )
    .modifyFront(prepared)
    .select([
      'profiles.member_id',
      'profiles.name',
      'profiles.fictional',
      'profiles.status',
      'profiles.gender',
      'profiles.date_of_birth',
      'profiles.country',
      'profiles.region',
      'profiles.place',
      'profiles.last_active_at',
      'profiles.shows_online',
      'photos.path as main_path',
    ])
    .where('profiles.member_id', '=', (any) => any.fn.any(any.val([...ids])))
    .where('profiles.site_id', '=', site)
    .where(shownTo(onlooker))
    .execute();
}
