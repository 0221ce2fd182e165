import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { country } from './country.ts';

/** Maximum number of suggested towns. */
export const mostPlaces = 8;

/**
 * Finds towns of a country whose name starts with the typed text, largest first. Accents and case are
 * ignored.
 */
export const findPlaces = operation({
  name: 'sites/find-places',
  summary: 'Places by name',
  method: 'GET',
  path: '/api/places.php',
  caller: 'anyone',
  limit: { calls: 600, seconds: 3600 },
  input: z.strictObject({ country, name: typedText(80) }),
  answer: z.object({
    results: z.array(z.object({ id, name: z.string(), countryregion: z.nullable(z.string()) })),
    page: z.literal(1),
    has_more: z.literal(false),
  }),
  errors: {},
});
