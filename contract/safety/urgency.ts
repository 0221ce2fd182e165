import * as z from 'zod/mini';

/** The classes of what waits for operators, in the order it is worked off (DSA-7). */
export const urgencies = ['minors', 'intimate_images', 'threats', 'scams', 'rest'] as const;

export const urgency = z.enum(urgencies);

export type Urgency = z.output<typeof urgency>;
