import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentView } from '../orders/payment-view.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { cancelPendingPayment } from './cancel-pending-payment.ts';

export const cancelPaymentHandler = handler(cancelPayment, async (call, platform) => {
  const stored = await readPayment(platform.db, call.input.id);
  if (stored?.member !== call.member) return call.refuse('not_found');
  return paymentView(await cancelPendingPayment(platform, stored));
});
