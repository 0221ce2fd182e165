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

/** Where a person reads that they get no more mails, and where their mail program says so for them. */
export const unsubscribeLink = (token: string, origin: string): string =>
  `${origin}/unsubscribe?token=${token}`;

/** One click in the mail program ends it (RFC 8058). */
export const optionalHeaders = (token: string, origin: string, host: string): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeLink(token, origin)}>, <mailto:unsubscribe+${token}@${host}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
