import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { MailSubject } from '#contract/notifications/change-subscription.ts';
import { disabledCause } from '#contract/notifications/disabled-cause.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { MailFile } from '#server/platform/mail/mailer.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { recipientRow } from '../addresses/addresses.sql.ts';
import { unsubscribeLink } from '../suppressions/mail-headers.ts';
import { unsubscribeUse, writeMailToken } from '../suppressions/mail-token.ts';
import { causesFor, storeSuppressionCause } from '../suppressions/suppressions.sql.ts';
import { deliverMail } from './deliver-mail.ts';
import { type MailKind, mailKinds, subjectOfKind } from './mail-kinds.ts';
import type { MailValues } from './mail-texts.ts';

/** Creates the token of an optional mail, with which its reader can unsubscribe without a log-in (EML-2). */
export const unsubscribeTokenOf = (
  keys: Keys,
  member: Id,
  email: string,
  about: MailSubject | null = null,
): string => writeMailToken(keys, unsubscribeUse(about), { member, address: addressHash(keys, email) });

/**
 * Mails that are sent despite a bounce: with them a member proves that the address works, or changes it
 * (MEET-14).
 */
const despiteBounce: ReadonlySet<MailKind> = new Set([
  'activation',
  'mail_change',
  'mail_changed',
  'password_reset',
]);

/**
 * Mails about events in the account. They go only to verified addresses, because an unverified address may
 * belong to another person.
 */
const toVerifiedAlone: ReadonlySet<MailKind> = new Set([
  'password_changed',
  'new_login',
  'two_step_changed',
  'export_ready',
  'from_operator',
  'report_taken',
  'report_decided',
  'decision',
  'photo_refused',
  'appeal_decided',
  'profile_hidden',
  'picture_hidden',
  'account_suspended',
  'account_banned',
  'restriction_ended',
  'reporting_decision',
  'fraud_warning',
  'purchase',
  'start_requested',
  'new_terms',
  'payment_failed',
  'money_back',
  'new_message',
  'new_like',
  'new_match',
  'daily_news',
]);

/** Whether this kind of mail goes only to verified addresses (EML-10). */
const needsVerifiedAddress = (kind: MailKind): boolean => toVerifiedAlone.has(kind);

/** Whether the causes against an address or its member suppress this mail (EML-5 to EML-7). */
export function isSuppressed(kind: MailKind, causes: ReadonlySet<string>): boolean {
  if (causes.has('bounce') && !despiteBounce.has(kind)) return true;
  return mailKinds[kind] === 'optional' && causes.size > 0;
}

export interface MailToMember {
  readonly member: Id;
  readonly kind: MailKind;
  readonly language: Locale;
  /**
   * Values for the placeholders of the texts. `name` (the site as sender) and `company` are always present.
   */
  readonly values?: MailValues;
  /** Target of the button: an absolute address of the member's site. */
  readonly link: string;
  /** Attachments. */
  readonly files?: readonly MailFile[];
  /** An address other than the member's own: the one they are changing to, or their previous one. */
  readonly to?: string;
}

/**
 * Sends a mail to a member's address in the name of their site, and returns whether the mail server accepted
 * it.
 * - A member without an address, or with a suppressed one, gets none.
 * - A suspended or banned member gets no optional mail.
 * - Call it from jobs only: it rejects if the mail server does not accept the mail for now, and the job
 *   retries.
 * - An address that no longer exists is suppressed as after a bounce (EML-6).
 */
export async function sendMail(platform: Platform, mail: MailToMember): Promise<boolean> {
  const { db, keys } = platform;
  const { member, kind, language, values, link } = mail;
  const recipient = await recipientRow(db, member);
  if (!recipient) return false;
  if (recipient.quiet && mailKinds[kind] === 'optional') return false;
  const to = mail.to ?? recipient.email;
  const reader = { member, address: addressHash(keys, to) };
  const verifiedAt = to === recipient.email ? recipient.verified_at : null;
  const causes = await causesFor(db, { ...reader, verifiedAt });
  if (verifiedAt === null && needsVerifiedAddress(kind)) return false;
  if (isSuppressed(kind, causes)) {
    // A member who never verified the address does not see the causes against it, because it may belong to
    // another person.
    if (verifiedAt !== null) await storeCauses(platform, member, causes);
    return false;
  }
  return deliverMail(platform, {
    ...{ kind, language, values, link, to, reader, files: mail.files },
    site: recipient.site_id,
    unsubscribe: unsubscribeOf(platform, mail, to, new URL(link).origin),
  });
}

/** Returns how the reader of an optional mail unsubscribes. Null for transactional mails. */
const unsubscribeOf = ({ keys }: Platform, { member, kind }: MailToMember, to: string, origin: string) => {
  if (mailKinds[kind] !== 'optional') return null;
  const about = subjectOfKind[kind] ?? null;
  const token = unsubscribeTokenOf(keys, member, to, about);
  return { token, link: unsubscribeLink(token, origin, about) };
};

/**
 * Stores the causes for the member. The address may have been suppressed before they had it; now they can see
 * that and act.
 */
async function storeCauses({ db, clock }: Platform, member: Id, causes: ReadonlySet<string>): Promise<void> {
  for (const cause of disabledCause.options.filter((known) => causes.has(known)))
    await storeSuppressionCause(db, member, cause, clock.now());
}
