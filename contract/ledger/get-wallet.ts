import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * The price and the credits of a member's newest purchase. They determine what a credit is worth in money
 * (CON-9).
 */
export const lastPurchase = z.object({ price: money, credits: z.int() });

export type LastPurchase = z.output<typeof lastPurchase>;

/**
 * The caller's own wallet, for a client that may have missed an event: after a lost connection, or on return
 * from a checkout.
 */
export const getWallet = operation({
  name: 'ledger/get-wallet',
  summary: 'Own wallet',
  method: 'GET',
  path: '/api/wallet.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({ credits: z.int(), paid_user: z.boolean(), last_purchase: z.nullable(lastPurchase) }),
  errors: {},
});
