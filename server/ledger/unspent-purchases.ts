import type { Id } from '#contract/kit/id.ts';
import type { Money } from '#contract/kit/money.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { unspentParts, worthOf } from './bought-worth.ts';
import { purchasesOf } from './purchases.sql.ts';
import { boughtCredits } from './wallets.sql.ts';

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
