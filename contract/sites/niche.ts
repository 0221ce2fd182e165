import * as z from 'zod/mini';

/** The seven niches by number; the index is the number minus one (SITE-2). */
export const niches = ['general', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;

export type Niche = (typeof niches)[number];

export const nicheNumber = z.int().check(z.minimum(1), z.maximum(7));
