import * as z from 'zod/mini';

/**
 * The number of photos that wait for review. `more` means at least this many, because counting stopped there.
 */
export const waitingNumber = z.object({ number: z.int(), more: z.boolean() });

export type WaitingNumber = z.output<typeof waitingNumber>;
