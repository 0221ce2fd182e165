import * as z from 'zod/mini';

/** Where a member says to be, as they see it themselves: names alone, never coordinates (PROF-8). */
export const location = z.object({
  country: z.string(),
  countryregion: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** Whether a position is known, so that distances can be shown and "nearest" has somewhere to start. */
  positioned: z.boolean(),
  /** Nobody is told how far away the member is, and no distance finds them (GDPR-4). */
  hides_distance: z.boolean(),
});

export type Location = z.output<typeof location>;
