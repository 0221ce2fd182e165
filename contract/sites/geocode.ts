import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

const degrees = (limit: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'not_a_number')),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-limit), z.maximum(limit))),
  );

/**
 * Finds the populated place nearest to a position in an offline gazetteer (PROF-8). The position is neither
 * stored nor logged, and the response has no coordinates.
 */
export const geocode = operation({
  name: 'sites/geocode',
  summary: 'Nearest place to a position',
  method: 'GET',
  path: '/api/geocode.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ lat: degrees(90), lon: degrees(180) }),
  answer: z.object({
    geocode: z.object({ place: z.string(), country: z.string(), countryregion: z.nullable(z.string()) }),
  }),
  errors: { no_place_near: 404 },
});
