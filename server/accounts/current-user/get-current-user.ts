import * as z from 'zod/mini';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { Id } from '#contract/kit/id.ts';
import { localeOf } from '#contract/kit/locale.ts';
import { disabledCause } from '#contract/notifications/disabled-cause.ts';
import type { NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { gender, lookingFor } from '#contract/profiles/fields.ts';
import { lastPurchaseOf } from '#server/ledger/door.ts';
import { newcomerDiscountsOf } from '#server/payments/door.ts';
import { imageAt } from '#server/photos/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { announcementsOf, askedTermsOf, siteById } from '#server/sites/door.ts';
import { type CurrentUserRow, currentRestriction, currentUserRow } from './current-user-row.sql.ts';

/** Why mails are off: all optional ones, or the kinds that the link of a mail ended (NOTIF-2). */
function disabledMails(stops: readonly string[], kinds: readonly NoticeKind[]) {
  const causes = z.parse(z.array(disabledCause), stops);
  const isOfKinds = kinds.length > 0 && !causes.includes('list-unsubscribe');
  return {
    notifications_disabled: isOfKinds ? [...causes, 'list-unsubscribe' as const] : causes,
    unsubscribed_kinds: isOfKinds ? [...kinds] : [],
  };
}

/** The terms about which the site asks, unless the member accepted them (CON-13). */
function termsToAnswer(
  { site_id: site, accepted_terms: accepted, terms_postponed: postponed }: CurrentUserRow,
  now: Date,
): CurrentUser['terms'] {
  const terms = askedTermsOf(site);
  if (terms === null || accepted?.includes(terms.version) === true) return null;
  const isLater = postponed !== null && postponed > now;
  return { version: terms.version, from: terms.from.toISOString(), asked: terms.from <= now && !isLater };
}

/** The newest announcement in the member's language that they have not closed (SAFE-6). */
function announcementFor(
  { site_id: site, language, closed_announcements: closed }: CurrentUserRow,
  now: Date,
): CurrentUser['announcement'] {
  const read = language ?? siteById(site).settings.domain_language.slice(0, 2);
  for (const { id, link, words } of announcementsOf(site, now)) {
    const text = words[read];
    if (text !== undefined && closed?.includes(id) !== true) return { id, link, ...text };
  }
  return null;
}

/**
 * The member's own view of their account (ACC-8), read in one statement. Null for an erased member, who has
 * no address or profile.
 */
export async function currentUserOf(db: Handle, member: Id, now: Date): Promise<CurrentUser | null> {
  const row = await currentUserRow(db, member);
  if (!row) return null;
  const lastPurchase = lastPurchaseOf(row);
  const holder = row.discount_holder;
  return {
    id: row.id,
    status: row.verified_at === null ? 'not_confirmed' : 'active',
    credits: row.balance ?? 0,
    waiting: row.waiting ?? 0,
    paid_user: row.premium_since !== null,
    last_purchase: lastPurchase,
    signup_date: row.joined_at.toISOString(),
    discounts: newcomerDiscountsOf(
      { joined: row.joined_at, paidUser: row.premium_since !== null || lastPurchase !== null },
      holder && {
        payment: holder.payment,
        isCancelled: holder.state === 'cancelled',
        method: holder.method,
        ordered: new Date(holder.ordered),
      },
      now,
    ),
    restriction: currentRestriction(row.restrictions ?? [], now),
    ...disabledMails(row.stops ?? [], row.unsubscribed_kinds ?? []),
    fictional_icon: siteById(row.site_id).settings.fictional_icon,
    first_message: row.held_for === null ? null : row.held_tried_at === null ? 'waiting' : 'not_sent',
    language: localeOf(row.language),
    terms: termsToAnswer(row, now),
    announcement: announcementFor(row, now),
    profile: {
      id: row.id,
      name: row.name,
      fictional: false,
      gender: z.parse(gender, row.gender),
      age: ageOn(row.date_of_birth, now),
      looking_for: z.parse(lookingFor, row.looking_for),
      country: row.country,
      status: row.profile_status === 'disabled' ? 'disabled' : 'active',
      invisible: row.profile_status === 'invisible',
      members_only: row.members_only,
      main_image: row.main_path === null ? null : imageAt(row.main_path),
      has_photo: row.has_photo === true,
    },
  };
}

export const getCurrentUserHandler = handler(getCurrentUser, async (call, platform) => ({
  user: call.member === null ? null : await currentUserOf(platform.db, call.member, platform.clock.now()),
}));
