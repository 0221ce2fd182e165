import type { Id } from '#contract/kit/id.ts';
import { type MailToNonMember, sendMailToNonMember } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { enabledAddress, enabledOperators } from './operators.sql.ts';

/**
 * Raises an alarm for each operator who can log in. `alarm` enqueues the mail in the transaction of `db`.
 */
export async function alarmEachOperator(db: Handle, alarm: (operator: Id) => Promise<void>): Promise<void> {
  for (const operator of await enabledOperators(db)) await alarm(operator);
}

export interface MailToOperator extends Pick<MailToNonMember, 'site' | 'values' | 'link'> {
  readonly operator: Id;
  readonly kind:
    | 'queue_deadlines'
    | 'security_alarm'
    | 'moderation_alarm'
    | 'approval_waits'
    | 'operators_changed';
}

/**
 * Mails an operator something urgent, in Dutch, the language our texts are written in, because operators
 * choose no language. Called from jobs only. Returns false if the operator is not enabled any more, or their
 * address accepts no mail.
 */
export async function mailOperator(
  platform: Platform,
  { operator, ...mail }: MailToOperator,
): Promise<boolean> {
  const to = await enabledAddress(platform.db, operator);
  return to !== undefined && sendMailToNonMember(platform, { ...mail, to, language: 'nl' });
}
