import { cancelPayment } from '#contract/credits/cancel-payment.ts';
import { handler } from '#server/platform/http/handler.ts';
import { giveUpPayment } from '../actions/give-up-payment.ts';
import { paymentView } from '../rules/payment-view.ts';
import { readPayment } from '../store/payments.ts';

export const cancelPaymentHandler = handler(cancelPayment, async (call, platform) => {
  const stored = await readPayment(platform.db, call.input.id);
  if (stored?.member !== call.member) return call.refuse('not_found');
  return paymentView(await giveUpPayment(platform, stored));
});
