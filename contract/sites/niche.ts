import * as z from 'zod/mini';

/** The seven niches. The index is the niche's number minus one (SITE-2). */
export const niches = ['general', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;

export type Niche = (typeof niches)[number];

export const nicheNumber = z.int().check(z.minimum(1), z.maximum(7));
