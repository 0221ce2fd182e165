import type { Id } from '#contract/kit/id.ts';
import type { Currency, Money } from '#contract/kit/money.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type Purchase, purchasesOf } from './purchases.sql.ts';
import { boughtCredits } from './wallets.sql.ts';

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

/**
 * The unspent parts of a wallet with these bought credits, oldest first. Purchases that wait are unspent in
 * full.
 */
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

/** The bought credits that are left in a wallet, and what was paid for them: one amount for each currency. */
export interface UnspentPurchases {
  readonly credits: number;
  readonly paid: readonly Money[];
  /** The same for each order, newest first. */
  readonly purchases: ReadonlyArray<{
    readonly payment: Id;
    readonly credits: number;
    readonly paid: readonly Money[];
  }>;
}

/**
 * The refundable part of a member's balance (CON-2, CON-16). Given credits are spent before bought ones, and
 * purchases in the order of their starts, so the unspent credits belong to the newest purchases. A part of a
 * package is worth the same part of its price.
 */
export async function unspentPurchases(db: Handle, member: Id): Promise<UnspentPurchases> {
  const [wallet, purchases] = await Promise.all([boughtCredits(db, member), purchasesOf(db, member)]);
  const parts = unspentParts(purchases, wallet);
  return {
    credits: parts.reduce((sum, { from, to }) => sum + to - from, 0),
    paid: worthOf(parts),
    purchases: parts
      .map((part) => ({
        payment: part.purchase.payment,
        credits: part.to - part.from,
        paid: worthOf([part]),
      }))
      .reverse(),
  };
}
