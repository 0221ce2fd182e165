import type { Id } from '#contract/kit/id.ts';
import { type MailToStranger, sendMailToStranger } from '#server/notifications/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { enabledAddress } from './operators.sql.ts';

export interface MailToOperator extends Pick<MailToStranger, 'site' | 'values' | 'link'> {
  readonly operator: Id;
  readonly kind: 'queue_deadlines';
}

/**
 * Mails an operator what cannot wait until they look, in Dutch, the language our texts are written in: they chose none.
 * Called from jobs alone. False: they are none any more, or their address takes no mail.
 */
export async function mailOperator(
  platform: Platform,
  { operator, ...mail }: MailToOperator,
): Promise<boolean> {
  const to = await enabledAddress(platform.db, operator);
  return to !== undefined && sendMailToStranger(platform, { ...mail, to, language: 'nl' });
}
