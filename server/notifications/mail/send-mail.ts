import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { disabledCause } from '#contract/notifications/disabled-cause.ts';
import type { MailFile } from '#server/platform/mail/mailer.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { recipientRow } from '../addresses/recipient.sql.ts';
import { unsubscribeLink } from '../suppressions/mail-headers.ts';
import { causesFor, stopMember } from '../suppressions/suppressions.sql.ts';
import { handOverMail } from './deliver-mail.ts';
import { isStopped, needsVerified } from './is-suppressed.ts';
import { type MailKind, mailKinds, subjectOfKind } from './mail-kinds.ts';
import type { MailValues } from './mail-texts.ts';
import { unsubscribeTokenOf } from './unsubscribe-token-of.ts';

export interface MailToMember {
  readonly member: Id;
  readonly kind: MailKind;
  readonly language: Locale;
  /** For the placeholders of its texts; `name` (the site as sender) and `company` are always there. */
  readonly values?: MailValues;
  /** Where its button leads: an absolute address of the member's site. */
  readonly link: string;
  /** Go along with it. */
  readonly files?: readonly MailFile[];
  /** An address other than the member's own: the one they change to, or the one they had. */
  readonly to?: string;
}

/**
 * Sends a mail to a member's address as their site; whoever has none, or whose address is stopped, gets none, and whoever is
 * suspended or banned none that is optional. Called
 * from jobs alone: it rejects when the mail server does not take the mail for now, and the job tries again. An address
 * that is gone for good is stopped instead, as if a bounce had come (EML-6). Tells whether the mail server took it.
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
  if (verifiedAt === null && needsVerified(kind)) return false;
  if (isStopped(kind, causes)) {
    // Whoever never confirmed the address is not told what became of mail to it: it may be a stranger's.
    if (verifiedAt !== null) await tellWhy(platform, member, causes);
    return false;
  }
  return handOverMail(platform, {
    ...{ kind, language, values, link, to, reader, files: mail.files },
    site: recipient.site_id,
    unsubscribe: unsubscribeOf(platform, mail, to, new URL(link).origin),
  });
}

/** How whoever reads an optional mail gets no more like it; null for the others. */
const unsubscribeOf = ({ keys }: Platform, { member, kind }: MailToMember, to: string, origin: string) => {
  if (mailKinds[kind] !== 'optional') return null;
  const about = subjectOfKind[kind] ?? null;
  const token = unsubscribeTokenOf(keys, member, to, about);
  return { token, link: unsubscribeLink(token, origin, about) };
};

/** An address may have been stopped before this member came to have it: now they see it, and can do something. */
async function tellWhy({ db, clock }: Platform, member: Id, causes: ReadonlySet<string>): Promise<void> {
  for (const cause of disabledCause.options.filter((known) => causes.has(known)))
    await stopMember(db, member, cause, clock.now());
}
