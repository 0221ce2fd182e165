import { paymentChanged } from '#contract/credits/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { mailDebitFailed } from '../jobs/mail-debit-failed.job.ts';
import { paymentView } from '../rules/payment-view.ts';
import { lateMoneyUntil } from '../rules/watched-days.ts';
import { releaseCode } from '../store/discount-code-uses.ts';
import { lockPayment, type StoredPayment, setPaymentState } from '../store/payments.ts';

/**
 * Ends a pending payment by ourselves. `failed`: it never reached its provider, and nobody was sent anywhere to pay it.
 * `cancelled`: its buyer gave it up; what can still be paid there is looked up for a while. A charge that is just being made
 * cannot be given up.
 */
export function abandonPayment(
  platform: Platform,
  payment: StoredPayment,
  state: 'failed' | 'cancelled' = 'failed',
  failure: string | null = null,
): Promise<StoredPayment> {
  return platform.transact(async (unit) => {
    const stored = await lockPayment(unit.db, payment.id);
    if (stored?.state !== 'pending') return stored ?? payment;
    const isThere = stored.reference !== null;
    if (isThere && state === 'failed') return stored;
    if (!isThere && stored.chargeTriedAt !== null && state === 'cancelled') return stored;
    const now = platform.clock.now();
    const watchedUntil = isThere ? lateMoneyUntil(now) : null;
    await setPaymentState(unit.db, { id: stored.id, state, reference: null, failure, watchedUntil, now });
    await releaseCode(unit.db, stored);
    if (stored.debitAt !== null && state === 'failed')
      await unit.enqueue(mailDebitFailed, { member: stored.member, payment: stored.id });
    const ended: StoredPayment = { ...stored, state, failure, settledAt: now };
    unit.emit(stored.member, paymentChanged, paymentView(ended));
    return ended;
  });
}
