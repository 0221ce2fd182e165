import type { Payment } from '#contract/credits/payment.ts';
import { moneyBackOf } from './money-back-of.ts';

/** By which title the page of a payment goes. */
export const outcomeOf = (payment: Payment) => moneyBackOf(payment) ?? payment.state;
