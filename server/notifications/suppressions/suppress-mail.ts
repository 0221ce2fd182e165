import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { addressPage, recipientRow } from '../addresses/addresses.sql.ts';
import type { MailToken } from './mail-token.ts';
import {
  type Cause,
  deleteSuppressions,
  storeSuppressionCause,
  suppressAddress,
  suppressedBefore,
} from './suppressions.sql.ts';

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

/**
 * Days for which an address without a member stays suppressed. Its owner may return, or another person may
 * sign up with it, and must not get mail that was unsubscribed. After years the mailbox probably has another
 * owner (GDPR-9).
 */
const keptDays = 3 * 365;
const pageSize = 1000;

/** Deletes old suppressions of addresses that no member has. Suppressions of members' addresses are kept. */
export async function purgeSuppressions({ db, keys, clock }: Platform): Promise<void> {
  const before = addDays(clock.now(), -keptDays);
  const old = new Map((await suppressedBefore(db, before)).map((hash) => [hash.toString('hex'), hash]));
  let after: Id | null = null;
  // The database stores no hashes of the addresses in use, so each is computed here.
  while (old.size > 0) {
    const page = await addressPage(db, after, pageSize);
    for (const { email } of page) old.delete(addressHash(keys, email).toString('hex'));
    after = page.at(-1)?.member_id ?? after;
    if (page.length < pageSize) break;
  }
  const gone = [...old.values()];
  for (let start = 0; start < gone.length; start += pageSize)
    await deleteSuppressions(db, gone.slice(start, start + pageSize), before);
}
