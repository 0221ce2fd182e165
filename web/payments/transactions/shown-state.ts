import type { Payment, PaymentState } from '#contract/payments/payment.ts';
import { isFullyReversed } from './is-fully-reversed.ts';

/** The state to show. A paid order whose whole amount went back is not shown as paid. */
export const shownState = (payment: Payment): PaymentState | 'reversed' =>
  isFullyReversed(payment) ? 'reversed' : payment.state;
