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
 * The bought credits in a balance that cannot be spent yet. They wait until the buyer asks for the start, or
 * until the withdrawal period of their order is over (CRED-14).
 */
export const waitingCredits = z.int();

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
