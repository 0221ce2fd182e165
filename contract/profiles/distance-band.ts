import * as z from 'zod/mini';

/** Distances in kilometres that members see and search by. Finer ones could reveal where a member lives (GDPR-4). */
export const distanceBands = [5, 10, 25, 50, 100] as const;

/**
 * The member lives within this many kilometres. Null if farther, unknown, hidden (GDPR-4), or fictional
 * (FIC-7).
 */
export const distanceBand = z.nullable(z.literal(distanceBands));
