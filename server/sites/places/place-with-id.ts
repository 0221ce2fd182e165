import { gazetteer, type Place } from './gazetteer.ts';

/** The place that `places.php` answered under this id; undefined where there is none in the country. */
export async function placeWithId(country: string, id: number): Promise<Place | undefined> {
  return (await gazetteer()).find((place) => place.id === id && place.country === country);
}
