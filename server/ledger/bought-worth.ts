import type { Currency, Money } from '#contract/kit/money.ts';
import type { Purchase } from './purchases.sql.ts';

/** Part of a purchase: its credits from the one number to the other, counted from the first that is spent. */
export interface PurchasePart {
  readonly purchase: Purchase;
  readonly from: number;
  readonly to: number;
}

/**
 * Which purchases the bought credits with the numbers `from` to `to` are of; number 0 is the first that was ever spent.
 * What was bought first is spent first; what was taken back of a purchase is not there any more.
 */
export function partsOf(purchases: readonly Purchase[], from: number, to: number): PurchasePart[] {
  const parts: PurchasePart[] = [];
  let start = 0;
  for (const purchase of purchases) {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, purchase.kept)];
    if (first < last) parts.push({ purchase, from: first, to: last });
    start += purchase.kept;
  }
  return parts;
}

/** Rounded at each credit alike, so that the parts of a purchase add up to its price. */
const paidUpTo = ({ price, credits }: Purchase, count: number): number =>
  Math.round((price.amount * count) / credits);

/** What was paid for them, pro rata (CON-2): one amount for each currency. */
export function worthOf(parts: readonly PurchasePart[]): Money[] {
  const paid = new Map<Currency, number>();
  for (const { purchase, from, to } of parts) {
    const { currency } = purchase.price;
    const worth = paidUpTo(purchase, to) - paidUpTo(purchase, from);
    paid.set(currency, (paid.get(currency) ?? 0) + worth);
  }
  return [...paid].map(([currency, amount]) => ({ amount, currency }));
}

/** The parts that are still in a wallet with so many bought credits, the oldest first. */
export function unspentParts(purchases: readonly Purchase[], bought: number): PurchasePart[] {
  const kept = purchases.reduce((sum, purchase) => sum + purchase.kept, 0);
  return partsOf(purchases, kept - bought, kept);
}
