import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { addDays } from '#server/platform/time.ts';

const weeks = 8;

/**
 * True while a bank may still take a direct debit back without asking. A manual refund in that period can
 * lose the money twice, so a second operator has to approve it (SEPA-8). A member's own withdrawal is exempt,
 * because the law requires its refund.
 */
export const needsSecondOperator = (method: PaymentMethod, paidAt: Date, now: Date): boolean =>
  method === 'directdebit' && now < addDays(paidAt, weeks * 7);
