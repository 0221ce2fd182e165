import type { PaymentMethod } from '#contract/payments/payment-method.ts';

/**
 * For how many days after an order its money can still come. The checkouts of banks, cards and wallets are open for hours: a
 * day is long enough for each. A transfer may come within two weeks (PAY-29), and its bank may take a weekend. A direct
 * debit is announced up to two weeks before its day, may be asked for up to two weeks after it, and fails until five working
 * days later (SEPA-5, PAY-28).
 */
const days: Readonly<Record<PaymentMethod, number>> = {
  ideal: 1,
  bancontact: 1,
  creditcard: 1,
  paypal: 1,
  applepay: 1,
  banktransfer: 17,
  directdebit: 37,
};

/** Until when an order may be paid whose provider says nothing of it. */
export const payableUntil = (method: PaymentMethod, ordered: Date): Date =>
  new Date(ordered.getTime() + days[method] * 24 * 3_600_000);
