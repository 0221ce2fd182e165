import * as z from 'zod/mini';
import { currency } from '#contract/kit/money.ts';
import type { LastPurchase } from '#contract/ledger/get-wallet.ts';

/** Columns of `wallets`; either all of them are set or none. */
interface PurchaseColumns {
  readonly purchase_credits: number | null;
  readonly purchase_amount: number | null;
  readonly purchase_currency: string | null;
}

/** The newest purchase in a wallet's row; null if there is none. */
export function lastPurchaseOf(row: PurchaseColumns): LastPurchase | null {
  const { purchase_credits: credits, purchase_amount: amount, purchase_currency: paidIn } = row;
  if (credits === null || amount === null || paidIn === null) return null;
  return { credits, price: { amount, currency: z.parse(currency, paidIn) } };
}
