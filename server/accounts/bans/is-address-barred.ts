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
 * Whether an address is kept out of a site: an account that proved to have it is banned, on whichever site (TRUST-9), or
 * was before it was erased (AUTH-14). The same three statements whatever the answer.
 */
export async function isKeptOut(db: Handle, keys: Platform['keys'], asked: AskedAddress): Promise<boolean> {
  const barred = await isBarred(db, keys, asked);
  const proven = (await accountsOfAddress(db, asked.email)).filter(({ verified }) => verified);
  const banned = await isAnyBanned(
    db,
    proven.map(({ member }) => member),
  );
  return barred || banned;
}
