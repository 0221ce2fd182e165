import type { Payment, PaymentState } from '#contract/payments/payment.ts';
import { isReversed } from './is-fully-reversed.ts';

/** A paid order whose money is all gone again is not shown as paid. */
export const stateShown = (payment: Payment): PaymentState | 'reversed' =>
  isReversed(payment) ? 'reversed' : payment.state;
