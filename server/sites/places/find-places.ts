import { findPlaces, mostPlaces } from '#contract/sites/find-places.ts';
import { handler } from '#server/platform/http/handler.ts';
import { placesByName } from './places-by-name.ts';

export const findPlacesHandler = handler(findPlaces, async ({ input }) => {
  const places = await placesByName(input.country, input.name, mostPlaces);
  const results = places.map(({ id, name, region }) => ({ id, name, countryregion: region }));
  return { results, page: 1 as const, has_more: false as const };
});
