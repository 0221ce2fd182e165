import { paymentChanged } from '#contract/payments/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { paymentView } from '../orders/payment-view.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { lateMoneyUntil } from '../orders/watched-days.ts';
import { setPaymentState } from '../orders/write-payments.sql.ts';
import { releaseReservations } from '../reservations/reservations.sql.ts';
import { mailDebitFailed } from './mail-debit-failed.job.ts';

type End = 'failed' | 'cancelled' | 'lost';

/** Another process may have brought the payment to its provider meanwhile, or be about to. */
const canEnd = ({ reference, chargeTriedAt }: StoredPayment, end: End): boolean => {
  if (end === 'failed') return reference === null;
  return end === 'lost' || reference !== null || chargeTriedAt === null;
};

/**
 * Ends a pending payment from our side.
 * - `failed`: the payment never reached its provider, and its buyer was not sent to a page to pay it.
 * - `cancelled`: the buyer cancelled it. A payment that its provider did not cancel can still be paid. It is
 *   looked up for a while, and keeps its reservations until the provider reports its end (CRED-13). A charge
 *   in progress cannot be cancelled.
 * - `lost`: the provider does not know the payment, and it could no longer be paid anyway. It is looked up
 *   for a while too.
 */
export function abandonPayment(
  platform: Platform,
  payment: StoredPayment,
  end: End = 'failed',
  failure: string | null = null,
): Promise<StoredPayment> {
  return platform.transact(async (unit) => {
    const stored = await lockPayment(unit.db, payment.id);
    if (stored?.state !== 'pending') return stored ?? payment;
    if (!canEnd(stored, end)) return stored;
    const state = end === 'cancelled' ? 'cancelled' : 'failed';
    const now = platform.clock.now();
    const watchedUntil = stored.reference === null ? null : lateMoneyUntil(now);
    await setPaymentState(unit.db, { id: stored.id, state, reference: null, failure, watchedUntil, now });
    const mayBePaid = end === 'cancelled' && stored.reference !== null;
    if (!mayBePaid) await releaseReservations(unit.db, stored.id, now);
    if (stored.debitAt !== null && state === 'failed')
      await unit.enqueue(mailDebitFailed, { member: stored.member, payment: stored.id });
    const ended: StoredPayment = { ...stored, state, failure, settledAt: now, isHeld: mayBePaid };
    unit.emit(stored.member, paymentChanged, paymentView(ended));
    return ended;
  });
}
