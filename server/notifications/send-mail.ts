import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { disabledCause } from '#contract/notifications/disabled-cause.ts';
import { RecipientGone } from '#server/platform/mail/recipient-gone.ts';
import type { Platform } from '#server/platform/platform.ts';
import { companyOf } from '#server/sites/company-of.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { stopMail } from './actions/stop-mail.ts';
import { isStopped, needsVerified } from './mail/is-stopped.ts';
import { mailHtml } from './mail/mail-html.ts';
import { type MailKind, mailKinds, subjectOfKind } from './mail/mail-kinds.ts';
import { mailPlain } from './mail/mail-plain.ts';
import { type MailValues, mailTextsOf } from './mail/mail-texts.ts';
import { addressHash } from './rules/address-hash.ts';
import { optionalHeaders, plainHeaders, returnPath, unsubscribeLink } from './rules/mail-headers.ts';
import { messageId } from './rules/message-id.ts';
import { recipientRow } from './store/recipient.ts';
import { causesFor, stopMember } from './store/suppressions.ts';
import { unsubscribeTokenOf } from './unsubscribe-token-of.ts';

export interface MailToMember {
  readonly member: Id;
  readonly kind: MailKind;
  readonly language: Locale;
  /** For the placeholders of its texts; `name` (the site as sender) and `company` are always there. */
  readonly values?: MailValues;
  /** Where its button leads: an absolute address of the member's site. */
  readonly link: string;
  /** An address other than the member's own: the one they change to, or the one they had. */
  readonly to?: string;
}

/** A display name that cannot end its quotes and begin another address. */
const quoted = (name: string) => `"${name.replace(/["\\\p{Cc}]/gu, '')}"`;

/**
 * Sends a mail to a member's address as their site; whoever has none, or whose address is stopped, gets none, and whoever is
 * suspended or banned none that is optional. Called
 * from jobs alone: it rejects when the mail server does not take the mail for now, and the job tries again. An address
 * that is gone for good is stopped instead, as if a bounce had come (EML-6). Tells whether the mail server took it.
 */
export async function sendMail(platform: Platform, mail: MailToMember): Promise<boolean> {
  const { db, keys, clock } = platform;
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
  const site = siteById(recipient.site_id);
  const name = site.settings.mail_name;
  const { origin } = new URL(link);
  const unsubscribe = unsubscribeOf(platform, mail, to, origin);
  const page = {
    language,
    name,
    link,
    texts: mailTextsOf(language, kind, { ...values, name, company: await companyOf(db, site) }),
    optional:
      unsubscribe === null ? null : { unsubscribe: unsubscribe.link, choices: `${origin}/notifications` },
  };
  const now = clock.now();
  try {
    await platform.mailer.send({
      to,
      from: `${quoted(name)} <no-reply@${site.host}>`,
      returnPath: returnPath(keys, reader, site.host),
      messageId: messageId(keys, [kind, to, page.texts.paragraphs.join('\n'), link], now, site.host),
      subject: page.texts.subject,
      text: mailPlain(page),
      html: await mailHtml(page),
      headers: {
        ...plainHeaders(keys, reader),
        ...(unsubscribe === null ? {} : optionalHeaders(unsubscribe.link, unsubscribe.token, site.host)),
      },
    });
  } catch (error) {
    if (!(error instanceof RecipientGone)) throw error;
    await stopMail(db, keys, { ...reader, cause: 'bounce', now });
    return false;
  }
  return true;
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
