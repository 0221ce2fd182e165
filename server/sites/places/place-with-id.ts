import { gazetteer, type Place } from './gazetteer.ts';

/** Finds the place that `places.php` returned with this id. Undefined if the country has none. */
export async function placeWithId(country: string, id: number): Promise<Place | undefined> {
  return (await gazetteer()).find((place) => place.id === id && place.country === country);
}
