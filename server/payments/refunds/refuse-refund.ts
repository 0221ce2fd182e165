import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addHours } from '#server/platform/time.ts';
import { reversalsOfPayment, type StoredReversal } from '../orders/payment-reversals.sql.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import type { RefundRefusal } from '../providers/refund-refused.ts';
import { applyReversals } from './apply-reversals.ts';
import { endSending } from './held-refunds.sql.ts';
import { notifyReversed } from './notify-reversed.ts';
import { ownIdOf } from './own-reversal-id.ts';
import { isSurplus } from './surplus-refund.ts';

/**
 * A refund that waited is tried for a day, because some refusals pass and its buyer can no longer withdraw
 * again. Two days are left for it (CON-6).
 */
const triedHours = 24;

const isTriedAgain = ({ releasedAt }: StoredReversal, now: Date): boolean =>
  releasedAt !== null && now < addHours(releasedAt, triedHours);

/**
 * Handles the refusal of a provider, which then created nothing. Returns true if a refund that waited is to
 * be tried again. Otherwise the refund is undone: its credits go back, and the buyer gets a case. If the bank
 * returned the money meanwhile, the refund ends at once and nothing is owed (SEPA-8).
 */
export async function refuseRefund(
  platform: Platform,
  payment: Id,
  { id, reason }: { readonly id: Id; readonly reason: RefundRefusal },
): Promise<boolean> {
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const stored = await lockPayment(unit.db, payment);
    const known = await reversalsOfPayment(unit.db, payment);
    const refund = known.find((one) => one.id === id);
    if (!stored || refund?.state !== 'pending' || refund.reference !== null) return false;
    await endSending(unit.db, id);
    if (!isSurplus(stored, known, refund) && isTriedAgain(refund, now)) return true;
    const { amount } = refund;
    const news = { kind: 'refund', reference: null, ownId: ownIdOf(id), amount, state: 'undone' } as const;
    await notifyReversed(unit, stored, await applyReversals(unit, stored, [{ ...news, reason }], now));
    return false;
  });
}
