import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { lastPurchase } from './last-purchase.ts';

/** The wallet after a movement, on every open device (CHAT-6); with what was bought, where that is what moved. */
export const creditsChanged = liveEvent({
  name: 'ledger/credits-changed',
  payload: z.object({
    credits: z.int(),
    paid_user: z.boolean(),
    last_purchase: z.optional(lastPurchase),
  }),
});
