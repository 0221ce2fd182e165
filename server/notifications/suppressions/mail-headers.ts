import type { MailSubject } from '#contract/notifications/mail-subject.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { type MailToken, writeMailToken } from './mail-token.ts';

/** Our own header: reports quote it when they leave the recipient out (EML-5). */
export const tokenHeader = 'X-Report-Token';

export const returnPath = (keys: Keys, to: MailToken, host: string): string =>
  `bounce+${writeMailToken(keys, 'report', to)}@${host}`;

/** Written by a machine, to be answered by none (RFC 3834; the second one is Exchange's). */
export const plainHeaders = (keys: Keys, to: MailToken): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  [tokenHeader]: writeMailToken(keys, 'report', to),
});

/**
 * Where a person reads that they get no more mails, and where their mail program says so for them. What the mails are
 * about stands there for the words of the page alone; the token decides.
 */
export const unsubscribeLink = (token: string, origin: string, about: MailSubject | null): string =>
  `${origin}/unsubscribe?token=${token}${about === null ? '' : `&about=${about}`}`;

/** One click in the mail program ends it (RFC 8058). */
export const optionalHeaders = (link: string, token: string, host: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>, <mailto:unsub+${token}@${host}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
