import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { StoredMandate } from '../mandates/payment-mandates.sql.ts';
import { lockMandate, otherOpenCharge } from './open-charges.sql.ts';

/**
 * Lets one order at a time be charged with it, in the transaction that stores the order: two presses of a button, on two
 * devices too, are one charge and a word about the first (CRED-7). What ended meanwhile is charged no more.
 */
export async function holdMandate(unit: Unit, { id }: StoredMandate, clientId: string): Promise<void> {
  if (!(await lockMandate(unit.db, id))) throw new Refusal('mandate_ended');
  const other = await otherOpenCharge(unit.db, id, clientId);
  if (other !== null) throw new Refusal('repeat_open', { payment: other });
}
