import type { InputOf } from '#contract/kit/operation.ts';
import { changeLocation } from '#contract/profiles/change-location.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hasRegion, placeNear, placeWithId, shownPlace, siteById } from '#server/sites/door.ts';
import { checkMove } from './check-move.ts';
import type { NewPlace } from './location.sql.ts';
import { locationOf, writeLocation } from './location.sql.ts';
import { roundedPosition } from './rounded-position.ts';

type Choice = InputOf<typeof changeLocation>;

const invalid = (field: string, code: string) =>
  new Refusal('invalid_input', {}, [{ field, code, params: {} }]);

const byPosition = async (served: readonly string[], lat: number, lon: number): Promise<NewPlace> => {
  const near = await placeNear(lat, lon);
  if (!near) throw new Refusal('no_place_near');
  if (!served.includes(near.country)) throw new Refusal('country_not_served');
  const position = roundedPosition({ latitude: lat, longitude: lon });
  return { country: near.country, region: near.region, place: await shownPlace(near), position };
};

const byName = async (served: readonly string[], country: string, choice: Choice): Promise<NewPlace> => {
  if (!served.includes(country)) throw invalid('country', 'invalid_country');
  const region = choice.countryregion ?? null;
  if (region !== null && !hasRegion(country, region)) throw invalid('countryregion', 'invalid_region');
  if (choice.place === undefined) return { country, region, place: null, position: null };
  const place = await placeWithId(country, choice.place);
  if (!place) throw invalid('place', 'invalid');
  const shown = await shownPlace(place);
  return { country, region: place.region ?? region, place: shown, position: roundedPosition(place) };
};

/**
 * Resolves a member's location input to a place. Undefined if the input names none. Throws `no_place_near`,
 * `country_not_served`, or an error for the invalid field.
 */
async function resolvePlace(served: readonly string[], choice: Choice): Promise<NewPlace | undefined> {
  const { position, country } = choice;
  if (position) return byPosition(served, position.lat, position.lon);
  return country === undefined ? undefined : byName(served, country, choice);
}

export const changeLocationHandler = handler(changeLocation, async (call, platform) => {
  const { member, input } = call;
  const place = await resolvePlace(siteById(call.site).settings.countries, input);
  const hidden = input.hides_distance;
  const location = await platform.transact(async ({ db }) => {
    if (place?.position) await checkMove(db, { member, to: place.position, now: platform.clock.now() });
    await writeLocation(db, member, {
      ...(place === undefined ? {} : { place }),
      ...(hidden === undefined ? {} : { hidesDistance: hidden }),
    });
    return locationOf(db, member);
  });
  return { location: location ?? call.refuse('not_found') };
});
