import type { Id } from '#contract/kit/id.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { isHeld, readReversal } from '../orders/payment-reversals.sql.ts';
import { lockPayment, readPayment } from '../orders/payments.sql.ts';
import { providerNamed } from '../providers/offered-provider.ts';
import type { FetchedReversal, PaymentProvider, RefundOrder } from '../providers/provider.ts';
import { RefundRefused } from '../providers/refund-refused.ts';
import { beginSending } from '../refunds/held-refunds.sql.ts';
import { ownIdOf } from '../refunds/own-reversal-id.ts';
import { refuseRefund } from '../refunds/refuse-refund.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Sends the money of a booked refund. An earlier attempt may have reached the provider unnoticed, so the
 * refund is looked up first and uses the same key (PAY-16). A refund that still waits is left alone, and the
 * refund of a debit that its bank returned meanwhile is given up (SEPA-8). Rejects while the outcome is
 * unknown, and while a refusal may pass: see `refuseRefund`.
 */
export async function sendRequestedRefund(platform: Platform, id: Id): Promise<void> {
  const reversal = await readReversal(platform.db, id);
  if (reversal?.state !== 'pending' || reversal.reference !== null || isHeld(reversal)) return;
  const payment = await readPayment(platform.db, reversal.payment);
  const provider = payment && providerNamed(platform, payment.provider);
  if (!provider || payment.reference === null)
    throw new Error(`refund ${id} has no provider or no payment at the provider`);
  const order: RefundOrder = {
    reference: payment.reference,
    ownId: ownIdOf(id),
    amount: { amount: reversal.amount, currency: payment.price.currency },
    description: `${siteById(payment.site).settings.mail_name} ${payment.id}`,
  };
  const fetched = await provider.fetch(order.reference);
  if (fetched?.reversals.some(({ ownId }) => ownId === order.ownId)) {
    await settlePayment(platform, payment.id, fetched);
    return;
  }
  // The bank may have returned the debit without our knowing it.
  if (fetched && reversal.heldUntil !== null) await settlePayment(platform, payment.id, fetched);
  if (!(await isStillOwed(platform, payment.id, id))) return;
  const made = await sent(provider, order);
  failpoint('refund/sent');
  if (made instanceof RefundRefused) {
    const isTriedAgain = await refuseRefund(platform, payment.id, { id, reason: made.reason });
    const refusal = { refund: order.ownId, why: made.reason, again: isTriedAgain };
    platform.log.error(refusal, 'the provider refused a refund');
    if (isTriedAgain) throw made;
    return;
  }
  await settleRefund(platform, payment.id, { ...made, ownId: order.ownId });
  failpoint('refund/referenced');
}

/** Locks the payment, so that a return of the debit is booked either before the refund is sent or after. */
const isStillOwed = (platform: Platform, payment: Id, refund: Id): Promise<boolean> =>
  platform.transact(async ({ db }) => {
    await lockPayment(db, payment);
    return beginSending(db, refund, platform.clock.now());
  });

async function sent(provider: PaymentProvider, order: RefundOrder): Promise<FetchedReversal | RefundRefused> {
  try {
    return await provider.refund(order, order.ownId);
  } catch (error) {
    if (error instanceof RefundRefused) return error;
    throw error;
  }
}
