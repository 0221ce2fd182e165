import type { UnspentPurchases } from '#server/ledger/door.ts';

/**
 * The refund for a withdrawal in minor units: the price of the unspent credits if the buyer agreed to pay for
 * used ones, otherwise everything (CON-2, CON-3).
 */
export function withdrawalWorth(
  order: {
    readonly id: number;
    readonly price: { readonly amount: number };
    readonly reversedAmount: number;
  },
  { agreed, purchases }: Pick<UnspentPurchases, 'purchases'> & { readonly agreed: boolean },
): number {
  const left = Math.max(0, order.price.amount - order.reversedAmount);
  if (!agreed) return left;
  const own = purchases.find(({ payment }) => payment === order.id);
  return Math.min(left, own?.paid[0]?.amount ?? 0);
}
