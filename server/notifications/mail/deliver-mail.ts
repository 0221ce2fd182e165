import { hour } from '#contract/kit/durations.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { RecipientUnknown } from '#server/platform/mail/is-recipient-unknown.ts';
import type { MailFile } from '#server/platform/mail/mailer.ts';
import type { Platform } from '#server/platform/platform.ts';
import { companyOf, siteById } from '#server/sites/door.ts';
import { automaticMailHeaders, returnPath, unsubscribeHeaders } from '../suppressions/mail-headers.ts';
import type { MailToken } from '../suppressions/mail-token.ts';
import { suppressMail } from '../suppressions/suppress-mail.ts';
import { mailHtml, mailPlain } from './mail-body.ts';
import type { MailKind } from './mail-kinds.ts';
import { type MailValues, mailTextsOf } from './mail-texts.ts';

/**
 * Message-ID that is the same when a job sends a mail twice because its process died. Mail servers then keep
 * one copy. The hour is included, because the same text later is another mail.
 */
function messageId(keys: Keys, parts: readonly string[], now: Date, host: string): string {
  const of = JSON.stringify([...parts, Math.floor(now.getTime() / hour)]);
  return `<${keys.mac('notifications/message-id', of).subarray(0, 20).toString('hex')}@${host}>`;
}

export interface MailDelivery {
  readonly kind: MailKind;
  readonly language: Locale;
  readonly values: MailValues | undefined;
  readonly link: string;
  readonly to: string;
  readonly reader: MailToken;
  readonly site: number;
  /** Attachments. */
  readonly files?: readonly MailFile[] | undefined;
  /** How the reader unsubscribes from an optional mail. Null for transactional mails. */
  readonly unsubscribe: { readonly token: string; readonly link: string } | null;
}

/** Quotes a display name, so that it cannot close the quotes and start another address. */
const quoted = (name: string) => `"${name.replace(/["\\\p{Cc}]/gu, '')}"`;

/**
 * Passes a mail to the mail server in the name of the site. Rejects if the server does not accept it for now.
 * If the address no longer exists, it is suppressed as after a bounce (EML-6). Returns whether the server
 * accepted the mail.
 */
export async function deliverMail(platform: Platform, mail: MailDelivery): Promise<boolean> {
  const { db, keys, clock } = platform;
  const { kind, language, values, link, to, reader, unsubscribe } = mail;
  const site = siteById(mail.site);
  const name = site.settings.mail_name;
  const page = {
    language,
    name,
    link,
    texts: mailTextsOf(language, kind, { ...values, name, company: await companyOf(db, site) }),
    optional:
      unsubscribe === null
        ? null
        : { unsubscribe: unsubscribe.link, choices: `${new URL(link).origin}/notifications` },
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
      files: mail.files ?? [],
      headers: {
        ...automaticMailHeaders(keys, reader),
        ...(unsubscribe === null ? {} : unsubscribeHeaders(unsubscribe.link, unsubscribe.token, site.host)),
      },
    });
  } catch (error) {
    if (!(error instanceof RecipientUnknown)) throw error;
    await suppressMail(db, keys, { ...reader, cause: 'bounce', now });
    return false;
  }
  return true;
}
