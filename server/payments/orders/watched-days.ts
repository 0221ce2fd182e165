import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { addDays } from '#server/platform/time.ts';

/**
 * For how many days after a payment the buyer can have it reversed. A direct debit can be reversed for 13
 * months (SEPA-6), a payment by card or by a wallet of cards for half a year. For methods that only we can
 * refund, a month covers refunds made at the provider itself.
 */
const days: Readonly<Record<PaymentMethod, number>> = {
  directdebit: 400,
  creditcard: 200,
  paypal: 200,
  applepay: 200,
  googlepay: 200,
  vipps: 200,
  mobilepay: 200,
  ideal: 30,
  bancontact: 30,
  eps: 30,
  twint: 30,
  blik: 30,
  przelewy24: 30,
  swish: 30,
  trustly: 30,
  bizum: 30,
  satispay: 30,
  mybank: 30,
  paybybank: 30,
  banktransfer: 30,
};

/**
 * Until when money may still arrive for a cancelled order: a bank transfer stays open for two weeks (PAY-29).
 */
export const lateMoneyUntil = (now: Date): Date => addDays(now, 30);

/** Until when a payment that was paid `now` is looked up again (PAY-7). */
export const watchedUntil = (method: PaymentMethod, now: Date): Date => addDays(now, days[method]);
