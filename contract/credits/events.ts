import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { lastPurchase } from './last-purchase.ts';
import { payment } from './payment.ts';

/** The wallet after a movement, on every open device (CHAT-6); with what was bought, where that is what moved. */
export const creditsChanged = liveEvent({
  name: 'credits/credits-changed',
  payload: z.object({
    credits: z.int(),
    paid_user: z.boolean(),
    last_purchase: z.optional(lastPurchase),
  }),
});

/** A payment of the member as it stands now: the page of a pending one need not be reloaded (CRED-4). */
export const paymentChanged = liveEvent({ name: 'credits/payment-changed', payload: payment });
