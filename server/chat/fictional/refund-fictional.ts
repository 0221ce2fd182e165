import type { Id } from '#contract/kit/id.ts';
import { refundCredits } from '#server/ledger/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { settleRefunded } from '../answer-promises/fictional-messages.sql.ts';
import { creditsSpentOn } from './fictional-ties.sql.ts';

/**
 * Refunds the credits that a member spent on a fictional profile they took for a real person (FIC-14).
 * Returns the number of credits, or null if there is nothing to refund. The idempotency key names the profile
 * instead of the case, so a second report or complaint about the same profile refunds nothing. Messages that
 * still wait for an answer count, so their credits do not come back again.
 */
export async function refundFictional(
  unit: Unit,
  { member, profile }: { readonly member: Id; readonly profile: Id },
  now: Date,
): Promise<number | null> {
  await settleRefunded(unit.db, member, profile, now);
  const amount = await creditsSpentOn(unit.db, { member, profile });
  if (amount === 0) return null;
  const given = await refundCredits(unit, { member, amount, key: `fictional:${profile}` });
  return given ? amount : null;
}
