import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { isPremium } from '#server/ledger/door.ts';
import { type ShownPhotoRow, shownPhotoRows } from '#server/photos/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { profiles, profilesWithPhotos } from '../tables.ts';
import type { Onlooker } from '../visibility/reach.ts';
import { shownTo } from '../visibility/shown-to.sql.ts';
import type { CardRow, ProfileRow } from './profile-from-row.ts';
import { promptAnswers } from './prompt-answers.sql.ts';

/** The rows among `ids` that are within the onlooker's reach, each with its main image, in one statement. */
export function visibleCardRows(
  db: Handle,
  site: number,
  ids: readonly Id[],
  onlooker: Onlooker,
): Promise<Array<CardRow & { readonly interests: readonly string[] }>> {
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
      'profiles.interests',
      'profiles.last_active_at',
      'profiles.shows_online',
      'photos.path as main_path',
    ])
    .where('profiles.member_id', '=', (any) => any.fn.any(any.val([...ids])))
    .where('profiles.site_id', '=', site)
    .where(shownTo(onlooker))
    .execute();
}

/** The profile with all facts that decide what the viewer sees of it. */
interface SeenProfile extends Omit<ProfileRow, 'main_path'> {
  /** The photos that others may know about, the main photo first. */
  readonly photos: readonly ShownPhotoRow[];
  /** Whether the viewer is premium. */
  readonly premium: boolean;
  /** Whether the viewer blocks them. */
  readonly blocked: boolean;
  /** The largest possible distance from the viewer in metres. Null if it is unknown or hidden (GDPR-4). */
  readonly metres: number | null;
  /** The interests of the viewer. */
  readonly own_interests: readonly string[];
}

/**
 * The profile of a member whom the viewer may open on this site. One statement, because this is the most
 * frequent read (B4). Members always see their own profile, even unconfirmed or invisible.
 */
export function visibleProfileRow(
  db: Handle,
  { site, member, viewer }: { readonly site: number; readonly member: Id; readonly viewer: Id },
): Promise<SeenProfile | undefined> {
  return profiles(db)
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
    .select([
      shownPhotoRows(sql.ref('profiles.member_id')).as('photos'),
      isPremium(viewer).as('premium'),
      promptAnswers.as('prompts'),
      // The same distance as in a search: between the middles of both cells, plus the way to each corner (SAFE-9).
      sql<number | null>`(select (profiles.search_place <-> own.search_cell::cube)
          + profiles.search_cell_metres + own.search_cell_metres
        from profiles own where own.member_id = ${viewer}::bigint)`.as('metres'),
      sql<readonly string[]>`coalesce((select own.interests from profiles own
        where own.member_id = ${viewer}::bigint), '{}')`.as('own_interests'),
      sql<boolean>`exists (select from blocks where blocks.member_id = ${viewer}::bigint
        and blocks.other_id = profiles.member_id and blocks.direction = 'given')`.as('blocked'),
    ])
    .where('profiles.member_id', '=', member)
    .where('profiles.site_id', '=', site)
    .$if(member !== viewer, (query) => query.where(shownTo({ viewer, reach: 'open' })))
    .executeTakeFirst();
}
