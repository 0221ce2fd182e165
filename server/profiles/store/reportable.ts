import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { profilesWithPhotos } from './tables.ts';

/**
 * What a profile shows, as evidence of a report: the fields others see and the paths of its shared photos, with the
 * label it bears (FIC-14). Undefined where the reporter can never have seen it. Blocks do not count: whoever blocks
 * their victims can be reported by them.
 */
export function reportableProfile(
  db: Handle,
  { site, member, reporter }: { readonly site: number; readonly member: Id; readonly reporter: Id },
) {
  return profilesWithPhotos(db)
    .selectFrom('profiles')
    .select([
      'profiles.name',
      'profiles.fictional',
      'profiles.gender',
      'profiles.date_of_birth',
      'profiles.country',
      'profiles.region',
      'profiles.place',
      'profiles.about',
      'profiles.interests',
    ])
    .select((query) => [
      query
        .selectFrom('photos')
        .select(
          sql<
            { id: Id; path: string; main: boolean }[]
          >`coalesce(jsonb_agg(jsonb_build_object('id', photos.id, 'path', photos.path, 'main', photos.is_main)
            order by photos.is_main desc, photos.id), '[]')`.as('photos'),
        )
        .whereRef('photos.member_id', '=', 'profiles.member_id')
        .where('photos.status', '=', 'active')
        .as('photos'),
    ])
    .where('profiles.member_id', '=', member)
    .where('profiles.site_id', '=', site)
    .where(sql<boolean>`(profiles.status = 'active' or acquainted(${reporter}::bigint, profiles.member_id))`)
    .executeTakeFirst();
}
