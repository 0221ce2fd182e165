import type { Currency, Money } from '#contract/kit/money.ts';
import type { Purchase } from './purchases.sql.ts';

/** Part of a purchase: its credits from one number to another, counted in the order of spending. */
export interface PurchasePart {
  readonly purchase: Purchase;
  readonly from: number;
  readonly to: number;
}

/**
 * The purchases to which the bought credits `from` to `to` belong; number 0 is the first that was ever spent.
 * Purchases that started earlier are spent first. Credits that were taken back are no longer counted.
 */
export function purchasePartsOf(purchases: readonly Purchase[], from: number, to: number): PurchasePart[] {
  const parts: PurchasePart[] = [];
  let start = 0;
  for (const purchase of purchases) {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, purchase.kept)];
    if (first < last) parts.push({ purchase, from: first, to: last });
    start += purchase.kept;
  }
  return parts;
}

/** Rounded per credit, so that the parts of a purchase add up to its price. */
const paidUpTo = ({ price, credits }: Purchase, count: number): number =>
  Math.round((price.amount * count) / credits);

/** The amount paid for these parts, pro rata (CON-2); one amount for each currency. */
export function worthOf(parts: readonly PurchasePart[]): Money[] {
  const paid = new Map<Currency, number>();
  for (const { purchase, from, to } of parts) {
    const { currency } = purchase.price;
    const worth = paidUpTo(purchase, to) - paidUpTo(purchase, from);
    paid.set(currency, (paid.get(currency) ?? 0) + worth);
  }
  return [...paid].map(([currency, amount]) => ({ amount, currency }));
}

/** The unspent parts of a wallet with these bought credits, oldest first. Purchases that wait are unspent in full. */
export function unspentParts(
  purchases: readonly Purchase[],
  { bought, waiting }: { readonly bought: number; readonly waiting: number },
): PurchasePart[] {
  const started = purchases.filter(({ waits }) => !waits);
  const kept = started.reduce((sum, purchase) => sum + purchase.kept, 0);
  const unspent = purchasePartsOf(started, kept - (bought - waiting), kept);
  const whole = purchases.filter((purchase) => purchase.waits && purchase.kept > 0);
  return [...unspent, ...whole.map((purchase) => ({ purchase, from: 0, to: purchase.kept }))];
}
