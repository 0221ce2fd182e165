import type { PaymentFailure } from '#contract/payments/payment.ts';

/**
 * Cards by the provider's reason, accounts by the bank's code (SEPA-7). A reason about which the buyer can do
 * nothing is `other`.
 */
const views: Readonly<Record<string, PaymentFailure>> = {
  authentication_required: 'authentication_required',
  insufficient_funds: 'insufficient_funds',
  AM04: 'insufficient_funds',
  card_expired: 'expired',
  card_declined: 'declined',
};

/** The failure reason shown to the buyer; null if none is known. */
export const failureView = (failure: string | null): PaymentFailure | null =>
  failure === null ? null : (views[failure] ?? 'other');
