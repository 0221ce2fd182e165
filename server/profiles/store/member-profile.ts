import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { ProfileRow } from '../rules/profile-row.ts';
import { shownTo } from './shown-to.ts';
import { profilesWithPhotos } from './tables.ts';

/** The profile with whether the viewer blocks them. */
type SeenProfile = ProfileRow & { readonly blocked: boolean };

/**
 * A member who may be shown on the site to the viewer, with the shared main image: one statement.
 * Everybody may see themselves, also before they are confirmed or while they are invisible.
 */
export function visibleProfileRow(
  db: Handle,
  { site, member, viewer }: { readonly site: number; readonly member: Id; readonly viewer: Id },
): Promise<SeenProfile | undefined> {
  return profilesWithPhotos(db)
    .selectFrom('profiles')
    .modifyFront(prepared)
    .select([
      'profiles.member_id',
      'profiles.name',
      'profiles.fictional',
      'profiles.status',
      'profiles.gender',
      'profiles.sexuality',
      'profiles.date_of_birth',
      'profiles.country',
      'profiles.region',
      'profiles.place',
      'profiles.about',
      'profiles.interests',
      'profiles.hair_color',
      'profiles.eye_color',
      'profiles.body_type',
      'profiles.relationship_status',
      'profiles.tattoos',
      'profiles.signup_reason',
      'profiles.last_active_at',
      'profiles.shows_online',
    ])
    .select((query) =>
      query
        .selectFrom('photos')
        .select('photos.path')
        .whereRef('photos.member_id', '=', 'profiles.member_id')
        .where('photos.status', '=', 'active')
        .where('photos.is_main', '=', true)
        .as('main_path'),
    )
    .select(
      sql<boolean>`exists (select from blocks where blocks.member_id = ${viewer}::bigint
        and blocks.other_id = profiles.member_id and blocks.direction = 'given')`.as('blocked'),
    )
    .where('profiles.member_id', '=', member)
    .where('profiles.site_id', '=', site)
    .$if(member !== viewer, (query) => query.where(shownTo({ viewer, reach: 'open' })))
    .executeTakeFirst();
}
