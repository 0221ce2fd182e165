import type { Payment, PaymentState } from '#contract/payments/payment.ts';
import { isReversed } from './is-fully-reversed.ts';

/** The state to show. A paid order whose whole amount went back is not shown as paid. */
export const stateShown = (payment: Payment): PaymentState | 'reversed' =>
  isReversed(payment) ? 'reversed' : payment.state;
