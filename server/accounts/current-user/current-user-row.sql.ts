import { sql } from 'kysely';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { type FormatTag, formatTag } from '#contract/kit/format-tag.ts';
import type { Id } from '#contract/kit/id.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import type { NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { RestrictionKind } from '#contract/safety/decision.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { withForeignTables } from '../tables.ts';

/** A restriction in the form of the database. */
interface StoredRestriction {
  readonly kind: RestrictionKind;
  /** When the restriction ends by itself. */
  readonly until: string | null;
}

/** The order that holds the discount on the first purchase, in the form of the database. */
interface StoredHolder {
  readonly payment: Id;
  readonly state: string;
  readonly method: PaymentMethod;
  readonly ordered: string;
}

const isOver = ({ until }: StoredRestriction, now: Date): boolean => until !== null && new Date(until) <= now;

/** Combines a member's restrictions at this moment (AGE-4, DSA-6). Expired restrictions do not count. */
export function currentRestriction(all: readonly StoredRestriction[], now: Date): CurrentUser['restriction'] {
  const inForce = all.filter((one) => !isOver(one, now));
  if (inForce.some(({ kind }) => kind !== 'hidden')) return 'restricted';
  return inForce.length > 0 ? 'hidden' : null;
}

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
      'profiles.date_of_birth',
      'profiles.country',
      'profiles.status as profile_status',
      'profiles.members_only',
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
      row
        .selectFrom('notification_choices')
        .select(sql<NoticeKind[] | null>`array_agg(kind order by unsubscribed_at, kind)`.as('kinds'))
        .whereRef('notification_choices.member_id', '=', 'members.id')
        .where('unsubscribed_at', 'is not', null)
        .as('unsubscribed_kinds'),
      row
        .selectFrom('payment_reservations as held')
        .innerJoin('payments', 'payments.id', 'held.payment_id')
        .select(
          sql<StoredHolder>`jsonb_build_object('payment', payments.id, 'state', payments.state,
            'method', payments.method, 'ordered', payments.created_at)`.as('order'),
        )
        .whereRef('held.member_id', '=', 'members.id')
        .where('held.kind', '=', 'first_purchase')
        .where('held.state', '=', 'held')
        .as('discount_holder'),
      row
        .selectFrom('consents')
        .select(sql<number[] | null>`array_agg(page_version::int)`.as('versions'))
        .whereRef('consents.member_id', '=', 'members.id')
        .where('consents.page_version', 'is not', null)
        .where('consents.revoked_at', 'is', null)
        .as('accepted_terms'),
      row
        .selectFrom('terms_postponements')
        .select('until')
        .whereRef('terms_postponements.member_id', '=', 'members.id')
        .as('terms_postponed'),
      row
        .selectFrom('announcement_dismissals')
        .select(sql<number[] | null>`array_agg(announcement_id::int)`.as('closed'))
        .whereRef('announcement_dismissals.member_id', '=', 'members.id')
        .as('closed_announcements'),
    ])
    .where('members.id', '=', member)
    .executeTakeFirst();
}

export type CurrentUserRow = NonNullable<Awaited<ReturnType<typeof currentUserRow>>>;

/**
 * The language for mails to a member, or `otherwise` if the member never chose one. Null for an erased
 * member.
 */
export async function mailLanguage(db: Handle, member: Id, otherwise: Locale): Promise<Locale | null> {
  const row = await currentUserRow(db, member);
  return row === undefined ? null : (localeOf(row.language) ?? otherwise);
}

/**
 * The tag for dates in mails to a member, in that language and the country of the profile (LANG-8). Without a
 * country for an erased member.
 */
export async function mailTag(db: Handle, member: Id, language: Locale): Promise<FormatTag> {
  return formatTag(language, (await currentUserRow(db, member))?.country ?? null);
}

/** Undefined for an erased member. */
export async function siteOfMember(db: Handle, member: Id): Promise<number | undefined> {
  const row = await withForeignTables(db)
    .selectFrom('members')
    .select('site_id')
    .where('id', '=', member)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row?.site_id;
}
