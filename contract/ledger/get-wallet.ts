import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { lastPurchase } from './last-purchase.ts';
import { waitingCredits } from './waiting-credits.ts';

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
  answer: z.object({
    credits: z.int(),
    waiting: waitingCredits,
    paid_user: z.boolean(),
    last_purchase: z.nullable(lastPurchase),
  }),
  errors: {},
});
