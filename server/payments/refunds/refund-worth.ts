import { creditsReversed } from './credits-reversed.ts';

/** `unspent`: what the order's unspent credits cost; `all`: all that did not go back yet; or minor units. */
export type RefundAmount = number | 'unspent' | 'all';

interface Refunded {
  readonly price: number;
  readonly credits: number;
  /** Minor units that went back already. */
  readonly before: number;
  readonly unspent: { readonly credits: number; readonly paid: number };
}

export interface RefundWorth {
  readonly amount: number;
  /** Of the order's own unspent ones: what was spent is forgiven, and other orders are left alone. */
  readonly credits: number;
}

/**
 * How much money goes back of an order, and how many credits with it; null: more than is there. Without `credits` as many
 * as the money is worth, or all that are unspent where all of it is meant.
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
