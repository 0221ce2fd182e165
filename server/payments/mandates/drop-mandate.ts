import type { Platform, Unit } from '#server/platform/platform.ts';
import { endMandate, type MandateEndReason, type StoredMandate } from './payment-mandates.sql.ts';
import { revokeMandate } from './revoke-mandate.job.ts';

/**
 * Ends a mandate in the caller's transaction, and shortly after at its provider. False if the mandate had
 * already ended.
 */
export async function endAndRevokeMandateIn(
  unit: Unit,
  { id }: Pick<StoredMandate, 'id'>,
  reason: MandateEndReason,
  now: Date,
): Promise<boolean> {
  if (!(await endMandate(unit.db, id, reason, now))) return false;
  await unit.enqueue(revokeMandate, { mandate: id });
  return true;
}

export const endAndRevokeMandate = (
  platform: Platform,
  mandate: Pick<StoredMandate, 'id'>,
  reason: MandateEndReason,
): Promise<boolean> =>
  platform.transact((unit) => endAndRevokeMandateIn(unit, mandate, reason, platform.clock.now()));
