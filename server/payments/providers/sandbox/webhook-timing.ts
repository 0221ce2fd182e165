import * as z from 'zod/mini';

/**
 * How the sandbox bank sends webhooks, to imitate real ones. `late` arrives after the webhook of the next
 * change, so that the two come in the wrong order. `never` is found only by the look-up (PAY-4, PAY-7).
 */
export const webhookTiming = z.enum(['once', 'thrice', 'late', 'never']);

export type WebhookTiming = z.output<typeof webhookTiming>;

/** Seconds after the change at which a webhook is sent; each is a separate call. */
export const webhookDelays: Readonly<Record<WebhookTiming, readonly number[]>> = {
  once: [0],
  thrice: [0, 0, 5],
  late: [30],
  never: [],
};
