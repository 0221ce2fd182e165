import type { RepeatOrder } from '#contract/payments/get-repeat-order.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { Payment } from '#contract/payments/payment.ts';

const parameter = 'again';

/** A paid order whose money was not all returned can be ordered again (CRED-1). */
export const canRepeat = ({ state, price, reversed }: Payment): boolean =>
  state === 'completed' && (reversed === null || reversed.amount < price.amount);

/**
 * The page that repeats an order in one tap. A kept card or mandate repeats it without a checkout. Every
 * other method opens the checkout with the same package and method.
 */
export function sameAgainPath(payment: Payment, kept: RepeatOrder | null): string {
  const { package: id, payment_method: method, payment_id } = payment;
  if (kept?.package === id && kept.method === method) return '/credits/repeat-order';
  return `/credits/${id}/${method}?${parameter}=${payment_id}`;
}

/** The payment that a checkout repeats; null if it repeats none. */
export function repeatedPayment(query: URLSearchParams): number | null {
  const id = Number(query.get(parameter) ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Whether the package costs another amount, or another currency, than it did in that order. */
export const isPriceChanged = ({ price: before }: Payment, { price: now }: Pick<CreditPackage, 'price'>) =>
  before.amount !== now.amount || before.currency !== now.currency;
