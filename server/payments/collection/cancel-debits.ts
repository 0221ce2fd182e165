import type { Id } from '#contract/kit/id.ts';
import { paymentChanged } from '#contract/payments/events.ts';
import type { Unit } from '#server/platform/platform.ts';
import { releaseCode } from '../discounts/discount-code-uses.sql.ts';
import { paymentView } from '../orders/payment-view.ts';
import { cancelUncollected } from '../orders/write-payments.sql.ts';

/**
 * Cancels what was announced to be collected from a member and is not at the bank yet, in the caller's transaction: whoever
 * goes away, or is kept out, pays for nothing they cannot use (DSA-6, ACC-13). Its discount codes are free again (PAY-33).
 */
export async function cancelDebits(unit: Unit, member: Id, now: Date): Promise<void> {
  for (const payment of await cancelUncollected(unit.db, member, now)) {
    await releaseCode(unit.db, payment);
    unit.emit(member, paymentChanged, paymentView(payment));
  }
}
