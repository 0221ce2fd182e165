import type { Id } from '#contract/kit/id.ts';
import { barAddress } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { banOf } from '#server/safety/door.ts';
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
