import { distanceBands } from '#contract/discovery/criteria.ts';

/** The smallest band that holds a distance; null beyond the largest and for a distance nobody knows (GDPR-4). */
export const distanceBand = (metres: number | null | undefined) =>
  metres === null || metres === undefined
    ? null
    : (distanceBands.find((kilometres) => metres <= kilometres * 1000) ?? null);
