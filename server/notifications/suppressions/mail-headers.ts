import type { MailSubject } from '#contract/notifications/change-subscription.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { type MailToken, writeMailToken } from './mail-token.ts';

/** Our own header with the token. Reports quote it when they remove the recipient (EML-5). */
export const tokenHeader = 'X-Report-Token';

export const returnPath = (keys: Keys, to: MailToken, host: string): string =>
  `bounce+${writeMailToken(keys, 'report', to)}@${host}`;

/**
 * Headers that mark an automatic mail and suppress automatic replies (RFC 3834; the second is Exchange's).
 */
export const automaticMailHeaders = (keys: Keys, to: MailToken): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  [tokenHeader]: writeMailToken(keys, 'report', to),
});

/**
 * Address of the unsubscribe page, which is also the target of a mail program's one-click request. `about`
 * only chooses the text of the page; the token decides.
 */
export const unsubscribeLink = (token: string, origin: string, about: MailSubject | null): string =>
  `${origin}/unsubscribe?token=${token}${about === null ? '' : `&about=${about}`}`;

/** Headers for unsubscribing with one click in the mail program (RFC 8058). */
export const unsubscribeHeaders = (link: string, token: string, host: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>, <mailto:unsub+${token}@${host}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
