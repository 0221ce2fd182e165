import * as z from 'zod/mini';

/** Urgency classes of the operators' queues, in the order of processing (DSA-7). */
export const urgencies = ['minors', 'intimate_images', 'threats', 'scams', 'rest'] as const;

export const urgency = z.enum(urgencies);

export type Urgency = z.output<typeof urgency>;
