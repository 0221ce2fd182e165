import type { UnspentPurchases } from '#server/ledger/door.ts';

/**
 * The refund for a withdrawal in minor units: the price of the unspent credits, or everything if the buyer
 * never asked for the start (CON-2, CON-3).
 */
export function withdrawalWorth(
  order: {
    readonly id: number;
    readonly price: { readonly amount: number };
    readonly reversedAmount: number;
  },
  { inFull, purchases }: Pick<UnspentPurchases, 'purchases'> & { readonly inFull: boolean },
): number {
  const left = Math.max(0, order.price.amount - order.reversedAmount);
  if (inFull) return left;
  const own = purchases.find(({ payment }) => payment === order.id);
  return Math.min(left, own?.paid[0]?.amount ?? 0);
}
