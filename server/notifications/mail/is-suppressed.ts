import { type MailKind, mailKinds } from './mail-kinds.ts';

/** After a bounce these alone go on: they are how a member shows that the address works, or changes it (MEET-14). */
const despiteBounce: ReadonlySet<MailKind> = new Set([
  'activation',
  'mail_change',
  'mail_changed',
  'password_reset',
]);

/** About what happens in the account: an address that nobody confirmed may be a stranger's, whom it is no business of. */
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

/** Whether the kind is for an address that was confirmed, and no other (EML-10). */
export const needsVerified = (kind: MailKind): boolean => toVerifiedAlone.has(kind);

/** Whether the causes against an address or its member keep this mail from being sent (EML-5 to EML-7). */
export function isStopped(kind: MailKind, causes: ReadonlySet<string>): boolean {
  if (causes.has('bounce') && !despiteBounce.has(kind)) return true;
  return mailKinds[kind] === 'optional' && causes.size > 0;
}
