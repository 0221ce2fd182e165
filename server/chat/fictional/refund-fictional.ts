import { refundCredits } from '#server/ledger/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { spentOn } from './fictional-spending.sql.ts';

/**
 * Gives the reporter back what they spent on a fictional profile they took for a real person (FIC-14), and answers how many
 * credits; null where there is nothing to give. The key is of the profile and not of the case: a second report of the same
 * profile gives nothing twice.
 */
export async function refundFictional(
  unit: Unit,
  { asksBack, reporter, member: profile }: HeldReport,
): Promise<number | null> {
  if (!asksBack || reporter === null) return null;
  const amount = await spentOn(unit.db, { member: reporter, profile });
  if (amount === 0) return null;
  const given = await refundCredits(unit, { member: reporter, amount, key: `fictional:${profile}` });
  return given ? amount : null;
}
