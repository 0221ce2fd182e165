import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** A member's location as the member sees it: names only, never coordinates (PROF-8). */
export const location = z.object({
  country: z.string(),
  countryregion: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** Whether a position is known. Distances and the order "nearest" need one. */
  positioned: z.boolean(),
  /** Nobody sees how far away the member is, and no search by distance finds them (GDPR-4). */
  hides_distance: z.boolean(),
});

export type Location = z.output<typeof location>;

/** The location that the member stated (PROF-8). */
export const getLocation = operation({
  name: 'profiles/get-location',
  summary: 'Own location',
  method: 'GET',
  path: '/api/location.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({ location }),
  errors: {},
});
