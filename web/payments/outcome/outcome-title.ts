import type { Payment } from '#contract/payments/payment.ts';
import { moneyBackOf } from './reversal-kind.ts';

/** Selects the title of the payment page. */
export const outcomeOf = (payment: Payment) => moneyBackOf(payment) ?? payment.state;
