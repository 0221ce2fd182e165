import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { addDays } from '#server/platform/time.ts';

/**
 * For how many days after an order its money can still arrive.
 * - Checkouts of banks, cards and wallets are open for hours, so one day is enough.
 * - Some bank methods end in an ordinary transfer of the buyer's bank, which takes a few working days.
 * - A transfer may take two weeks (PAY-29), plus a weekend at its bank.
 * - A direct debit is announced up to two weeks ahead and can be collected up to two weeks after its date. It
 *   may fail up to five working days later (SEPA-5, PAY-28).
 */
const days: Readonly<Record<PaymentMethod, number>> = {
  ideal: 1,
  bancontact: 1,
  eps: 1,
  twint: 1,
  blik: 1,
  przelewy24: 3,
  swish: 1,
  vipps: 1,
  mobilepay: 1,
  trustly: 5,
  bizum: 1,
  satispay: 1,
  mybank: 3,
  paybybank: 5,
  creditcard: 1,
  paypal: 1,
  applepay: 1,
  googlepay: 1,
  banktransfer: 17,
  directdebit: 37,
};

/** Until when an order can be paid if its provider reports nothing about it. */
export const payableUntil = (method: PaymentMethod, ordered: Date): Date => addDays(ordered, days[method]);
