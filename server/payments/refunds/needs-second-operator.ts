import type { PaymentMethod } from '#contract/payments/payment-method.ts';

const weeks = 8;

/**
 * Whether a bank may still take the money of a direct debit back without asking: what is refunded by hand until then can
 * be lost twice, so two people look at it (SEPA-8). A member's own withdrawal is no such refund: the law asks for it.
 */
export const needsSecondOperator = (method: PaymentMethod, paidAt: Date, now: Date): boolean =>
  method === 'directdebit' && now.getTime() < paidAt.getTime() + weeks * 7 * 24 * 3_600_000;
