import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { StoredMandate } from '../mandates/payment-mandates.sql.ts';
import { lockMandate, otherOpenCharge } from './open-charges.sql.ts';

/**
 * Allows one open order per mandate, in the transaction that stores the order. Two presses of the button,
 * even on two devices, create one charge and a refusal that names the first (CRED-7). A mandate that ended
 * meanwhile is refused.
 */
export async function lockMandateForOrder(
  unit: Unit,
  { id }: StoredMandate,
  clientId: string,
): Promise<void> {
  if (!(await lockMandate(unit.db, id))) throw new Refusal('mandate_ended');
  const other = await otherOpenCharge(unit.db, id, clientId);
  if (other !== null) throw new Refusal('repeat_open', { payment: other });
}
