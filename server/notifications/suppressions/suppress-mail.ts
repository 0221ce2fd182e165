import type { Handle } from '#server/platform/database/handle.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { recipientRow } from '../addresses/recipient.sql.ts';
import type { MailToken } from './mail-token.ts';
import { type Cause, storeSuppressionCause, suppressAddress } from './suppressions.sql.ts';

/** The member and address to suppress, as named by a mail's token, and the cause. */
export interface MailSuppression extends MailToken {
  readonly cause: Cause;
  readonly now: Date;
}

/**
 * Suppresses mail to the address and shows the member why. A person's request also applies to the member's
 * later addresses; a bounce applies to this address only.
 */
export async function suppressMail(
  db: Handle,
  keys: Keys,
  { member, address, cause, now }: MailSuppression,
): Promise<void> {
  await suppressAddress(db, { address, cause, now });
  if (cause === 'bounce') {
    const current = await recipientRow(db, member);
    if (current === undefined || !addressHash(keys, current.email).equals(address)) return;
  }
  await storeSuppressionCause(db, member, cause, now);
}
