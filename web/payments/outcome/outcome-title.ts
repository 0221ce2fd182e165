import type { Payment } from '#contract/payments/payment.ts';
import { reversalKind } from './reversal-kind.ts';

/** Selects the title of the payment page. */
export const outcomeTitleKey = (payment: Payment) => reversalKind(payment) ?? payment.state;
