import type { Payment, PaymentState } from '#contract/credits/payment.ts';
import { isReversed } from './is-reversed.ts';

/** A paid order whose money is all gone again is not shown as paid. */
export const stateShown = (payment: Payment): PaymentState | 'reversed' =>
  isReversed(payment) ? 'reversed' : payment.state;
