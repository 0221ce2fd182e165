import { refundCredits } from '#server/ledger/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { settleRefunded } from '../answer-promises/fictional-messages.sql.ts';
import { creditsSpentOn } from './fictional-ties.sql.ts';

/**
 * Refunds the credits that the reporter spent on a fictional profile they took for a real person (FIC-14).
 * Returns the number of credits, or null if there is nothing to refund. The idempotency key names the profile
 * instead of the case, so a second report of the same profile refunds nothing. Messages that still wait for
 * an answer count, so their credits do not come back again.
 */
export async function refundFictional(
  unit: Unit,
  { asksBack, reporter, member: profile }: HeldReport,
  now: Date,
): Promise<number | null> {
  if (!asksBack || reporter === null) return null;
  await settleRefunded(unit.db, reporter, profile, now);
  const amount = await creditsSpentOn(unit.db, { member: reporter, profile });
  if (amount === 0) return null;
  const given = await refundCredits(unit, { member: reporter, amount, key: `fictional:${profile}` });
  return given ? amount : null;
}
