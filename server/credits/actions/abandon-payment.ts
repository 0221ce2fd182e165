import { paymentChanged } from '#contract/credits/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { paymentView } from '../rules/payment-view.ts';
import { releaseCode } from '../store/discount-code-uses.ts';
import { lockPayment, type StoredPayment, setPaymentState } from '../store/payments.ts';

/** Ends a payment that never reached its provider: nobody was sent anywhere to pay it. */
export function abandonPayment(platform: Platform, payment: StoredPayment): Promise<StoredPayment> {
  return platform.transact(async (unit) => {
    const stored = await lockPayment(unit.db, payment.id);
    if (stored?.state !== 'pending' || stored.reference !== null) return stored ?? payment;
    const failed: StoredPayment = { ...stored, state: 'failed' };
    const now = platform.clock.now();
    await setPaymentState(unit.db, {
      id: stored.id,
      state: 'failed',
      reference: null,
      watchedUntil: null,
      now,
    });
    await releaseCode(unit.db, stored);
    unit.emit(stored.member, paymentChanged, paymentView(failed));
    return failed;
  });
}
