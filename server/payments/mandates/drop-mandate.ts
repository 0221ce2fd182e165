import type { Platform, Unit } from '#server/platform/platform.ts';
import { type EndOfMandate, endMandate, type StoredMandate } from './payment-mandates.sql.ts';
import { revokeMandate } from './revoke-mandate.job.ts';

/**
 * Ends a mandate in the caller's transaction, and shortly after at its provider. False if the mandate had
 * already ended.
 */
export async function dropMandateIn(
  unit: Unit,
  { id }: Pick<StoredMandate, 'id'>,
  reason: EndOfMandate,
  now: Date,
): Promise<boolean> {
  if (!(await endMandate(unit.db, id, reason, now))) return false;
  await unit.enqueue(revokeMandate, { mandate: id });
  return true;
}

export const dropMandate = (
  platform: Platform,
  mandate: Pick<StoredMandate, 'id'>,
  reason: EndOfMandate,
): Promise<boolean> =>
  platform.transact((unit) => dropMandateIn(unit, mandate, reason, platform.clock.now()));
