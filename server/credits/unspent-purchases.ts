import type { Id } from '#contract/kit/id.ts';
import type { Currency, Money } from '#contract/kit/money.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { completedPayments } from './store/payments.ts';
import { readWallet } from './store/wallets.ts';

/** Credits in a wallet that were bought, with what was paid for them: one amount for each currency. */
export interface UnspentPurchases {
  readonly credits: number;
  readonly paid: readonly Money[];
}

/**
 * What of a member's balance can be refunded (CON-16). Given credits are spent before bought ones, and what was bought
 * first is spent first, so what is left is of the newest purchases; a part of a package is worth that part of its price.
 */
export async function unspentPurchases(db: Handle, member: Id): Promise<UnspentPurchases> {
  let left = (await readWallet(db, member))?.credits ?? 0;
  let credits = 0;
  const paid = new Map<Currency, number>();
  for (const { price, credits: bought } of left === 0 ? [] : await completedPayments(db, member)) {
    const unspent = Math.min(left, bought);
    if (unspent === 0) break;
    left -= unspent;
    credits += unspent;
    const worth = Math.round((price.amount * unspent) / bought);
    paid.set(price.currency, (paid.get(price.currency) ?? 0) + worth);
  }
  return { credits, paid: [...paid].map(([currency, amount]) => ({ amount, currency })) };
}
