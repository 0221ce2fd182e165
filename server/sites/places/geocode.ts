import { geocode } from '#contract/sites/geocode.ts';
import { handler } from '#server/platform/http/handler.ts';
import { gazetteer, type Place } from './gazetteer.ts';

/** Maximum distance in kilometres of a near place. */
const nearKilometres = 60;
const kilometresOfADegree = 111.2;

const cellOf = (latitude: number, longitude: number) =>
  `${Math.floor(latitude)} ${Math.floor(((longitude + 540) % 360) - 180)}`;

let grid: Promise<ReadonlyMap<string, readonly Place[]>> | null = null;

async function loadGrid(): Promise<ReadonlyMap<string, readonly Place[]>> {
  const cells = new Map<string, Place[]>();
  for (const place of await gazetteer()) {
    const key = cellOf(place.latitude, place.longitude);
    const cell = cells.get(key);
    if (cell) cell.push(place);
    else cells.set(key, [place]);
  }
  return cells;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Approximate distance, accurate to a few metres at this scale. */
export const kilometresBetween = (place: Place, latitude: number, longitude: number) => {
  const wide = ((place.longitude - longitude + 540) % 360) - 180;
  const across = wide * Math.cos(radians((place.latitude + latitude) / 2));
  return Math.hypot(place.latitude - latitude, across) * kilometresOfADegree;
};

/**
 * Number of whole degrees east and west that may contain a near place. A degree gets shorter towards the
 * poles.
 */
const reachOf = (latitude: number) =>
  Math.min(
    180,
    Math.ceil(nearKilometres / (kilometresOfADegree * Math.max(0.003, Math.cos(radians(latitude))))),
  );

/** Finds the populated place nearest to a position. Null if there is none within 60 km. */
export async function nearestPlace(latitude: number, longitude: number): Promise<Place | null> {
  grid ??= loadGrid();
  const cells = await grid;
  const reach = reachOf(latitude);
  let nearest: Place | null = null;
  let distance = nearKilometres;
  for (let north = -1; north <= 1; north += 1) {
    for (let east = -reach; east <= reach; east += 1) {
      for (const place of cells.get(cellOf(latitude + north, longitude + east)) ?? []) {
        const far = kilometresBetween(place, latitude, longitude);
        if (far <= distance) {
          nearest = place;
          distance = far;
        }
      }
    }
  }
  return nearest;
}

export const geocodeHandler = handler(geocode, async (call) => {
  const place = await nearestPlace(call.input.lat, call.input.lon);
  if (!place) return call.refuse('no_place_near');
  return { geocode: { place: place.name, country: place.country, countryregion: place.region } };
});
