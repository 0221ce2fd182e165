import * as z from 'zod/mini';

/**
 * How the sandbox bank sends webhooks, to imitate real ones. `late` arrives after the webhook of the next
 * change, so that the two come in the wrong order. `never` is found only by the look-up (PAY-4, PAY-7).
 */
export const hintManner = z.enum(['once', 'thrice', 'late', 'never']);

export type HintManner = z.output<typeof hintManner>;

/** Seconds after the change at which a webhook is sent; each is a separate call. */
export const hintSeconds: Readonly<Record<HintManner, readonly number[]>> = {
  once: [0],
  thrice: [0, 0, 5],
  late: [30],
  never: [],
};
