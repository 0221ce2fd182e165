import type { Money } from '#contract/kit/money.ts';

/** Whether somebody agreed to being charged so much at once: in another currency they did not (PAY-26). */
export const isWithinCap = (price: Money, cap: Money): boolean =>
  price.currency === cap.currency && price.amount <= cap.amount;
