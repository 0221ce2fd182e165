import type { Id } from '#contract/kit/id.ts';
import { accountsOfAddress, barAddress, isBarred } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { banOf, isAnyBanned } from '#server/safety/door.ts';
import { daysAfter } from '../limits/lifetimes.ts';

/** Days that a ban without an end outlives the account (GDPR-9). */
const barredDays = 3 * 365;

/**
 * Keeps the address of a suspended or banned member barred after erasure, so that erasure does not lift the
 * ban. After a suspension the address opens no account until the suspension would have ended (AUTH-14). After
 * a ban it opens none on any site (TRUST-9).
 */
export async function barBannedAddress(
  db: Handle,
  platform: Pick<Platform, 'keys'>,
  member: Id,
  now: Date,
): Promise<void> {
  const end = await banOf(db, member, now);
  if (end === undefined) return;
  await barAddress(db, platform, {
    member,
    until: end ?? daysAfter(now, barredDays),
    everywhere: end === null,
  });
}

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
