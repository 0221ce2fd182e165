import type { Handle } from '#server/platform/database/handle.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { recipientRow } from '../addresses/recipient.sql.ts';
import type { MailToken } from './mail-token.ts';
import { type Cause, stopMember, suppressAddress } from './suppressions.sql.ts';

/** Who stops what: as a mail's token names them. */
export interface Stop extends MailToken {
  readonly cause: Cause;
  readonly now: Date;
}

/**
 * Stops mail to the address and tells its member. What a person asked for holds for them wherever they moved since;
 * a bounce holds for the address alone.
 */
export async function stopMail(db: Handle, keys: Keys, { member, address, cause, now }: Stop): Promise<void> {
  await suppressAddress(db, { address, cause, now });
  if (cause === 'bounce') {
    const current = await recipientRow(db, member);
    if (current === undefined || !addressHash(keys, current.email).equals(address)) return;
  }
  await stopMember(db, member, cause, now);
}
