import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { withForeignTables } from '../tables.ts';
import type { StoredRestriction } from './restriction-now.ts';

/** The member's own account data in one statement, because every page of a member requests it. */
export function currentUserRow(db: Handle, member: Id) {
  return withForeignTables(db)
    .selectFrom('members')
    .innerJoin('addresses', 'addresses.member_id', 'members.id')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .leftJoin('wallets', 'wallets.member_id', 'members.id')
    .leftJoin('held_messages', 'held_messages.member_id', 'members.id')
    .leftJoin('photos', (join) =>
      join
        .onRef('photos.member_id', '=', 'members.id')
        .on('photos.is_main', '=', true)
        .on('photos.status', '=', 'active'),
    )
    .select((row) => [
      'members.id',
      'members.site_id',
      'members.joined_at',
      'addresses.language',
      'addresses.verified_at',
      'wallets.balance',
      'wallets.waiting',
      'wallets.premium_since',
      'wallets.purchase_credits',
      'wallets.purchase_amount',
      'wallets.purchase_currency',
      'profiles.name',
      'profiles.gender',
      'profiles.looking_for',
      'profiles.country',
      'profiles.status as profile_status',
      'photos.path as main_path',
      'held_messages.target_id as held_for',
      'held_messages.tried_at as held_tried_at',
      row
        .exists(
          row
            .selectFrom('photos as own')
            .whereRef('own.member_id', '=', 'members.id')
            .where('own.status', '!=', 'rejected')
            .select('own.id'),
        )
        .as('has_photo'),
      row
        .selectFrom('restrictions')
        .select(
          sql<StoredRestriction[] | null>`jsonb_agg(jsonb_build_object('kind', kind, 'until', until))`.as(
            'all',
          ),
        )
        .whereRef('restrictions.member_id', '=', 'members.id')
        .as('restrictions'),
      row
        .selectFrom('notification_stops')
        .select(sql<string[] | null>`array_agg(cause order by cause)`.as('causes'))
        .whereRef('notification_stops.member_id', '=', 'members.id')
        .as('stops'),
    ])
    .where('members.id', '=', member)
    .executeTakeFirst();
}
