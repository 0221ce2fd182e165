import { distanceBands } from '#contract/discovery/criteria.ts';

/**
 * The smallest band that holds the distance to somebody; null beyond the largest and for a distance nobody knows
 * (GDPR-4), and to a fictional profile, whom nobody can be near (FIC-7).
 */
export const distanceBand = (
  metres: number | null | undefined,
  { fictional }: { readonly fictional: boolean },
) =>
  fictional || metres === null || metres === undefined
    ? null
    : (distanceBands.find((kilometres) => metres <= kilometres * 1000) ?? null);
