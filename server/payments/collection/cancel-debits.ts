import type { Id } from '#contract/kit/id.ts';
import { paymentChanged } from '#contract/payments/events.ts';
import type { Unit } from '#server/platform/platform.ts';
import { paymentView } from '../orders/payment-view.ts';
import { cancelUncollected } from '../orders/write-payments.sql.ts';
import { releaseReservations } from '../reservations/reservations.sql.ts';

/**
 * Cancels a member's announced debits that the bank does not have yet, in the caller's transaction. A member
 * who leaves or is shut out pays for nothing they cannot use (DSA-6, ACC-13). The discount codes of these
 * orders are released (PAY-33).
 */
export async function cancelDebits(unit: Unit, member: Id, now: Date): Promise<void> {
  for (const payment of await cancelUncollected(unit.db, member, now)) {
    await releaseReservations(unit.db, payment.id, now);
    unit.emit(member, paymentChanged, paymentView(payment));
  }
}
