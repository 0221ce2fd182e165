import * as z from 'zod/mini';

/** How many photos wait for their review; `more`: at least so many, nobody counted on. */
export const waitingNumber = z.object({ number: z.int(), more: z.boolean() });

export type WaitingNumber = z.output<typeof waitingNumber>;
