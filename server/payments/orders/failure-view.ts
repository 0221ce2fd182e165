import type { PaymentFailure } from '#contract/payments/payment.ts';

/** Of a card by what its provider says, of an account by the bank's code (SEPA-7); what a buyer can do nothing with is `other`. */
const views: Readonly<Record<string, PaymentFailure>> = {
  authentication_required: 'authentication_required',
  insufficient_funds: 'insufficient_funds',
  AM04: 'insufficient_funds',
  card_expired: 'expired',
  card_declined: 'declined',
};

/** Why a payment failed, as its buyer is told; null: nobody says. */
export const failureView = (failure: string | null): PaymentFailure | null =>
  failure === null ? null : (views[failure] ?? 'other');
