import { geocode } from '#contract/sites/geocode.ts';
import { handler } from '#server/platform/http/handler.ts';
import { nearestPlace } from './nearest-place.ts';

export const geocodeHandler = handler(geocode, async (call) => {
  const place = await nearestPlace(call.input.lat, call.input.lon);
  if (!place) return call.refuse('no_place_near');
  return { geocode: { place: place.name, country: place.country, countryregion: place.region } };
});
