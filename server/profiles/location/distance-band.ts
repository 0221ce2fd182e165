import { distanceBands } from '#contract/profiles/distance-band.ts';

/**
 * Returns the smallest band that contains the distance. Null beyond the largest band, for an unknown distance
 * (GDPR-4), and for a fictional profile, which is near nobody (FIC-7).
 */
export const distanceBand = (
  metres: number | null | undefined,
  { fictional }: { readonly fictional: boolean },
) =>
  fictional || metres === null || metres === undefined
    ? null
    : (distanceBands.find((kilometres) => metres <= kilometres * 1000) ?? null);
