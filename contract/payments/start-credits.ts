import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { waitingCredits } from '#contract/ledger/get-wallet.ts';

/**
 * The caller asks us to start, and knows what that means for a withdrawal: all waiting credits become usable
 * (CRED-14). The consent to the text `payments.start_now` is stored with each order. Repeated calls change
 * nothing.
 */
export const startCredits = operation({
  name: 'payments/start-credits',
  summary: 'Ask for the start of waiting credits',
  method: 'POST',
  path: '/api/start-credits.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({}),
  /** The wallet afterwards; `started` counts the orders that this call started. */
  answer: z.object({ credits: z.int(), waiting: waitingCredits, paid_user: z.boolean(), started: z.int() }),
  errors: {},
});
