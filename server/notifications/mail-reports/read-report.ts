import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { tokenHeader } from '../suppressions/mail-headers.ts';
import { mailTokenPattern } from '../suppressions/mail-token.ts';

export type ReportKind = 'hard-bounce' | 'soft-bounce' | 'complaint' | 'unsubscribe';

/** Content of a mail to our return path. One of its tokens still has to be verified. */
export interface MailReport {
  readonly kind: ReportKind;
  /** Candidates for the token of the reported mail, most likely first. */
  readonly tokens: readonly string[];
  /** Identifies the report, so a repeated delivery has the same name. */
  readonly name: string;
}

/** The unsubscribe address. Older mails contain the full word, which is too long for some mail servers. */
const unsubscribed = `unsub(?:scribe)?\\+(${mailTokenPattern})@`;

/** Headers that may contain the address a report was delivered to. */
const recipientHeaders = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];

const mostTokens = 10;

const found = (text: string, pattern: string): string[] =>
  [...text.matchAll(new RegExp(pattern, 'gim'))].map(([, token = '']) => token.toLowerCase());

const recipientsOf = ({ headers }: Email): string =>
  headers
    .filter(({ key }) => recipientHeaders.includes(key))
    .map(({ value }) => value)
    .join('\n');

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

const partsOf = ({ attachments }: Email, types: readonly string[]): string =>
  attachments
    .filter(({ mimeType }) => types.includes(mimeType))
    .map(textOf)
    .join('\n\n');

const deliveryStatus = ['message/delivery-status', 'message/global-delivery-status'];
const originals = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

/**
 * Returns the worst status of all recipients (RFC 3464). Our mails have one recipient, but the mailbox may
 * forward.
 */
const bounceOf = (status: string): ReportKind | null => {
  const classes = new Set(found(status, String.raw`^Status:[ \t]*([245])\.\d{1,3}\.\d{1,3}`));
  if (classes.has('5')) return 'hard-bounce';
  return classes.has('4') ? 'soft-bounce' : null;
};

/**
 * Whether the feedback is a complaint (RFC 5965). `not-spam` would withdraw a complaint that does not exist.
 * The other types do not express the reader's wish.
 */
const isComplaint = (feedback: string): boolean => /^Feedback-Type:[ \t]*abuse[ \t]*\r?$/im.test(feedback);

const kindOf = (mail: Email): ReportKind | null => {
  if (isComplaint(partsOf(mail, ['message/feedback-report']))) return 'complaint';
  const bounce = bounceOf(partsOf(mail, deliveryStatus));
  if (bounce !== null) return bounce;
  return new RegExp(unsubscribed, 'i').test(recipientsOf(mail)) ? 'unsubscribe' : null;
};

const tokensOf = (mail: Email, kind: ReportKind): string[] => {
  const recipients = recipientsOf(mail);
  if (kind === 'unsubscribe') return found(recipients, unsubscribed);
  const quoted = partsOf(mail, [...originals, 'message/feedback-report']);
  const returned = `bounce\\+(${mailTokenPattern})@`;
  return [
    ...found(recipients, returned),
    ...found(quoted, `^${tokenHeader}:[ \\t]*(${mailTokenPattern})[ \\t]*\\r?$`),
    ...found(quoted, returned),
  ];
};

/**
 * Parses a raw message as a bounce, a complaint or an unsubscription by mail. Null for anything else. Never
 * throws.
 */
export async function readReport(raw: Buffer): Promise<MailReport | null> {
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 20,
    maxHeadersSize: 256 * 1024,
  }).catch(() => null);
  const kind = mail === null ? null : kindOf(mail);
  if (mail === null || kind === null) return null;
  const tokens = [...new Set(tokensOf(mail, kind))].slice(0, mostTokens);
  return { kind, tokens, name: mail.messageId ?? raw.toString('latin1') };
}
