import type { Handle } from '#server/platform/database/handle.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { addressHash } from './address-hash.ts';
import { isBarredOf } from './barred-addresses.sql.ts';

/**
 * Whether a new account for this address must be refused. That is so if its former member was suspended or
 * banned on this site, or banned on any other (TRUST-9).
 */
export function isBarred(
  db: Handle,
  keys: Keys,
  { site, email, now }: { readonly site: number; readonly email: string; readonly now: Date },
): Promise<boolean> {
  return isBarredOf(db, { site, address: addressHash(keys, email), now });
}
