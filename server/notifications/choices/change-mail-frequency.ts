import type { Id } from '#contract/kit/id.ts';
import type { MailSubject } from '#contract/notifications/change-subscription.ts';
import type { MailFrequency } from '#contract/notifications/get-notification-choices.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { recipientRow } from '../addresses/addresses.sql.ts';
import type { UnsubscribeToken } from '../suppressions/mail-token.ts';
import { suppressMail } from '../suppressions/suppress-mail.ts';
import { liftCauses } from '../suppressions/suppressions.sql.ts';
import { notificationsTables } from '../tables.ts';
import { mailChoice, setDailyWanted, storeChoices, unsubscribeKind } from './choices.sql.ts';

const isOneKind = (about: MailSubject | null): about is Exclude<MailSubject, 'daily'> =>
  about !== null && about !== 'daily';

/**
 * Changes how often mails like this one come, on request through the link in an optional mail (MEET-14,
 * EML-1).
 * - Mails about one kind of news, and the daily mail, end with the cause and the moment, which the member
 *   sees (NOTIF-2). A new frequency is the member's choice.
 * - All optional mails together are a suppression, of the address as well.
 * - Subscribing again lifts only the unsubscribe cause. A complaint is lifted by the member after log-in.
 */
export async function changeMailFrequency(
  db: Handle,
  keys: Keys,
  { member, address, about }: UnsubscribeToken,
  frequency: MailFrequency,
  now: Date,
): Promise<void> {
  if (about === null) {
    if (frequency !== 'none') return liftCauses(db, member, address, ['list-unsubscribe']);
    return suppressMail(db, keys, { member, address, cause: 'list-unsubscribe', now });
  }
  // A member who was erased since has no choices any more.
  if ((await recipientRow(db, member)) === undefined) return;
  if (isOneKind(about) && frequency === 'none') return unsubscribeKind(db, member, about, now);
  if (isOneKind(about)) return storeChoices(db, member, [mailChoice(about, frequency)], now);
  return setDailyWanted(db, member, frequency !== 'none', now);
}

/** Reduces mails to those about matches, for a member who would otherwise delete their account (ACC-13). */
export function reduceMails(db: Handle, member: Id, now: Date): Promise<void> {
  return storeChoices(db, member, [mailChoice('message', 'none'), mailChoice('like', 'none')], now);
}

/**
 * Pauses a member's optional mails whatever they chose, including mails already enqueued, or resumes them.
 */
export async function setOptionalMailsPaused(db: Handle, member: Id, quiet: boolean): Promise<void> {
  await notificationsTables(db)
    .updateTable('addresses')
    .set({ quiet })
    .where('member_id', '=', member)
    .execute();
}
