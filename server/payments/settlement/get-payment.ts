import { getPayment } from '#contract/payments/get-payment.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentView } from '../orders/payment-view.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { refreshPayment } from './refresh-payment.ts';

export const getPaymentHandler = handler(getPayment, async (call, platform) => {
  const stored = await readPayment(platform.db, call.input.id);
  if (stored?.member !== call.member) return call.refuse('not_found');
  if (stored.state !== 'pending') return paymentView(stored);
  try {
    await refreshPayment(platform, stored, call.origin);
  } catch (error) {
    // As far as we know the payment is pending; the next look-up will show its state.
    platform.log.warn({ err: error, payment: stored.id }, 'failed to look up a payment at its provider');
  }
  return paymentView((await readPayment(platform.db, stored.id)) ?? stored);
});
