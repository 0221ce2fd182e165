import { accountsOfAddress, isBarred } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isAnyBanned } from '#server/safety/door.ts';

export interface AskedAddress {
  readonly site: number;
  readonly email: string;
  readonly now: Date;
}

/**
 * Returns whether an address is barred from a site. It is barred if an account that proved it is banned, on
 * any site (TRUST-9), or was banned before its erasure (AUTH-14). Runs the same three statements whatever the
 * result.
 */
export async function isAddressBarred(
  db: Handle,
  keys: Platform['keys'],
  asked: AskedAddress,
): Promise<boolean> {
  const barred = await isBarred(db, keys, asked);
  const proven = (await accountsOfAddress(db, asked.email)).filter(({ verified }) => verified);
  const banned = await isAnyBanned(
    db,
    proven.map(({ member }) => member),
  );
  return barred || banned;
}
