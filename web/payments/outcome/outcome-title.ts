import type { Payment } from '#contract/payments/payment.ts';
import { moneyBackOf } from './reversal-kind.ts';

/** By which title the page of a payment goes. */
export const outcomeOf = (payment: Payment) => moneyBackOf(payment) ?? payment.state;
