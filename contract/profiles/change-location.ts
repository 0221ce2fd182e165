import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { country, countryRegion } from '#contract/sites/country.ts';
import { location } from './get-location.ts';

const degrees = (limit: number) => z.number().check(z.minimum(-limit), z.maximum(limit));

/**
 * Changes the member's stated location (PROF-8, GDPR-4).
 * - A position is stored rounded to about 1 km and never returned.
 * - A country may come with a region or a place of `places.php`; the place has its own position.
 * - The distance can be hidden alone or together with a new location.
 * - A small place is stored and shown as the nearest larger one.
 * - A member moves at most three times within 24 hours (`too_many_moves`), and not faster than an airliner
 *   (`moved_too_fast`). Moves inside the own search cell do not count. `hours` is the time to wait (SAFE-9).
 */
export const changeLocation = operation({
  name: 'profiles/change-location',
  summary: 'Change the own location',
  method: 'PUT',
  path: '/api/location.php',
  caller: 'member',
  budget: {
    kind: 'write',
    member: [
      { calls: 30, seconds: 3600 },
      { calls: 100, seconds: 86_400 },
    ],
  },
  input: z
    .strictObject({
      position: z.optional(z.strictObject({ lat: degrees(90), lon: degrees(180) })),
      country: z.optional(country),
      countryregion: z.optional(countryRegion),
      place: z.optional(id),
      hides_distance: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ position, country }) => position === undefined || country === undefined, {
        error: 'position_or_country',
        path: ['country'],
      }),
      z.refine(
        ({ country, countryregion, place }) =>
          country !== undefined || (countryregion === undefined && place === undefined),
        { error: 'required', path: ['country'] },
      ),
    ),
  answer: z.object({ location }),
  errors: { no_place_near: 422, country_not_served: 422, too_many_moves: 429, moved_too_fast: 429 },
});
