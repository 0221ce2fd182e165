import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { lastPurchase } from './last-purchase.ts';

/** One's own wallet, for whoever may have missed an event: after a lost connection, on return from a checkout. */
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
