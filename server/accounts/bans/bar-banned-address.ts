import type { Id } from '#contract/kit/id.ts';
import { barAddress } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { banOf } from '#server/safety/door.ts';
import { daysAfter } from '../limits/lifetimes.ts';

/** A ban with no end outlives the account for so long (GDPR-9). */
const barredDays = 3 * 365;

/**
 * Erasing an account that is suspended or banned is no way around that: the address opens no other one before its day
 * (AUTH-14), after a ban on no site (TRUST-9).
 */
export async function barBanned(
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
