import type { ConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';

/** A payment for a list of the console. */
export const consolePaymentView = (stored: StoredPayment): ConsolePayment => ({
  payment_id: stored.id,
  member: stored.member,
  state: stored.state,
  payment_method: stored.method,
  credits: stored.credits,
  price: stored.price,
  reversed:
    stored.reversedAmount > 0 ? { amount: stored.reversedAmount, currency: stored.price.currency } : null,
  provider: stored.provider,
  provider_reference: stored.reference,
  created_at: stored.createdAt.toISOString(),
});
