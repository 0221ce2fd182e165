import { type MailKind, mailKinds } from './mail-kinds.ts';

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
  'report_taken',
  'report_decided',
  'decision',
  'appeal_decided',
  'profile_hidden',
  'account_suspended',
  'account_banned',
  'restriction_ended',
  'purchase',
  'payment_failed',
  'money_back',
  'new_message',
  'new_like',
  'new_match',
  'daily_news',
]);

/** Whether this kind of mail goes only to verified addresses (EML-10). */
export const needsVerifiedAddress = (kind: MailKind): boolean => toVerifiedAlone.has(kind);

/** Whether the causes against an address or its member suppress this mail (EML-5 to EML-7). */
export function isSuppressed(kind: MailKind, causes: ReadonlySet<string>): boolean {
  if (causes.has('bounce') && !despiteBounce.has(kind)) return true;
  return mailKinds[kind] === 'optional' && causes.size > 0;
}
