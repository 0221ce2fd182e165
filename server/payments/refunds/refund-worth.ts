import { creditsReversed } from './credits-reversed.ts';

/**
 * `unspent`: the price of the order's unspent credits. `all`: everything that was not returned yet. A number:
 * minor units.
 */
export type RefundAmount = number | 'unspent' | 'all';

interface Refunded {
  readonly price: number;
  readonly credits: number;
  /** Minor units that were already returned. */
  readonly before: number;
  readonly unspent: { readonly credits: number; readonly paid: number };
}

export interface RefundWorth {
  readonly amount: number;
  /** Only unspent credits of this order: spent ones are forgiven, and other orders are not touched. */
  readonly credits: number;
}

/**
 * The money to refund for an order, and the credits to take; null if there is not enough. Without `credits`,
 * it takes as many as the amount is worth, or all unspent ones for `unspent` and `all`.
 */
export function refundWorth(
  order: Refunded,
  wanted: RefundAmount,
  credits: number | undefined,
): RefundWorth | null {
  const left = Math.max(0, order.price - order.before);
  const { unspent } = order;
  if (wanted !== 'unspent' && wanted !== 'all') {
    const worth = Math.min(unspent.credits, creditsReversed(order, order.before, wanted));
    const taken = credits ?? worth;
    return wanted > left || taken > unspent.credits ? null : { amount: wanted, credits: taken };
  }
  const taken = credits ?? unspent.credits;
  if (taken > unspent.credits) return null;
  return { amount: wanted === 'all' ? left : Math.min(left, unspent.paid), credits: taken };
}
