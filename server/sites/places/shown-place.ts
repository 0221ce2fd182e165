import { gazetteer, type Place } from './gazetteer.ts';
import { kilometresBetween } from './geocode.ts';

/** Number of inhabitants. A smaller place could point to a single member. */
export const smallestShown = 20_000;

/** A larger place farther away than this says nothing about the small one. */
const mostKilometres = 50;

const larger = new Map<string, readonly Place[]>();

/** The places of a region that may be shown. */
async function shownPlacesOf({ country, region }: Place): Promise<readonly Place[]> {
  const key = `${country} ${region}`;
  const known = larger.get(key);
  if (known) return known;
  const found = (await gazetteer()).filter(
    (place) => place.country === country && place.region === region && place.population >= smallestShown,
  );
  larger.set(key, found);
  return found;
}

/**
 * The name under which members see a place: its own name, or that of the nearest place of the region with at
 * least 20,000 inhabitants. Null if there is none within 50 km; the region is shown then (SAFE-9).
 */
export async function shownPlace(place: Place): Promise<string | null> {
  if (place.population >= smallestShown) return place.name;
  let nearest: { readonly name: string; readonly far: number } | null = null;
  for (const other of await shownPlacesOf(place)) {
    const far = kilometresBetween(other, place.latitude, place.longitude);
    if (far <= (nearest?.far ?? mostKilometres)) nearest = { name: other.name, far };
  }
  return nearest?.name ?? null;
}

export interface StoredPlace {
  readonly country: string;
  readonly region: string | null;
  readonly place: string;
}

/** The shown name of a stored one, which may be of a small place. An unknown name is kept. */
export async function shownPlaceNamed({ country, region, place: name }: StoredPlace): Promise<string | null> {
  const named = (await gazetteer()).filter(
    (place) => place.name === name && place.country === country && place.region === region,
  );
  const [largest] = named.sort((one, other) => other.population - one.population);
  return largest ? shownPlace(largest) : name;
}
