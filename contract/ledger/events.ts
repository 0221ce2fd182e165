import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { lastPurchase, waitingCredits } from './get-wallet.ts';

/**
 * The wallet after a movement, sent to every open device (CHAT-6). A purchase also sends the package that was
 * bought.
 */
export const creditsChanged = liveEvent({
  name: 'ledger/credits-changed',
  payload: z.object({
    credits: z.int(),
    waiting: waitingCredits,
    paid_user: z.boolean(),
    last_purchase: z.optional(lastPurchase),
  }),
});
