import type { Money } from '#contract/kit/money.ts';

/**
 * True if the member agreed to a single charge of this amount. A price in another currency is never covered
 * (PAY-26).
 */
export const isWithinCap = (price: Money, cap: Money): boolean =>
  price.currency === cap.currency && price.amount <= cap.amount;
