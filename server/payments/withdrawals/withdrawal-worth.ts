import type { UnspentPurchases } from '#server/ledger/door.ts';

/**
 * Minor units that go back on a withdrawal from an order: what its unspent credits cost, where its buyer agreed to pay for
 * what they use; without that all of it (CON-2, CON-3).
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
