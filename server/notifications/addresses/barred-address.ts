import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addressHash } from './address-hash.ts';
import { barAddressOf, barsOf, isBarredOf, recipientRow } from './addresses.sql.ts';

/**
 * Bars the address of a member who is being erased from signing up until a date. Only a keyed hash is stored
 * (AUTH-14, GDPR-9). The bar applies to the member's site, or `everywhere` if they proved that the address is
 * theirs (TRUST-9). Must be called before the address is deleted.
 */
export async function barAddress(
  db: Handle,
  { keys }: Pick<Platform, 'keys'>,
  { member, until, everywhere }: { readonly member: Id; readonly until: Date; readonly everywhere: boolean },
): Promise<void> {
  const row = await recipientRow(db, member);
  if (row === undefined) return;
  await barAddressOf(db, {
    site: row.site_id,
    address: addressHash(keys, row.email),
    until,
    everywhere: everywhere && row.verified_at !== null,
  });
}

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

/**
 * The bars of an address in force, for an operator who knows the address. Only its hash is left of the former
 * member.
 */
export const barsOfAddress = (db: Handle, keys: Keys, email: string, now: Date) =>
  barsOf(db, addressHash(keys, email), now);
