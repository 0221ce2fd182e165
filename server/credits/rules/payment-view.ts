import type { Payment } from '#contract/credits/payment.ts';
import type { StoredPayment } from '../store/payments.ts';

/** A payment as its buyer sees it. */
export const paymentView = (stored: StoredPayment): Payment => ({
  payment_id: stored.id,
  package: stored.package,
  credits: stored.credits,
  price: stored.price,
  full_price: stored.fullPrice,
  discount_code: stored.discountCode,
  payment_method: stored.method,
  state: stored.state,
  reversed:
    stored.reversedAmount > 0 ? { amount: stored.reversedAmount, currency: stored.price.currency } : null,
  invoice: stored.isInvoiced,
  checkout_url: stored.state === 'pending' ? stored.checkoutUrl : null,
  created_at: stored.createdAt.toISOString(),
});
