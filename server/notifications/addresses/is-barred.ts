import type { Handle } from '#server/platform/database/handle.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { addressHash } from './address-hash.ts';
import { isBarredOf } from './barred-addresses.sql.ts';

/**
 * Whether whoever had this address on the site was suspended or banned, or on any other site banned (TRUST-9), and has no
 * account there any more: no new one is opened for it.
 */
export function isBarred(
  db: Handle,
  keys: Keys,
  { site, email, now }: { readonly site: number; readonly email: string; readonly now: Date },
): Promise<boolean> {
  return isBarredOf(db, { site, address: addressHash(keys, email), now });
}
