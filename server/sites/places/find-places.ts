import { findPlaces, mostPlaces } from '#contract/sites/find-places.ts';
import { handler } from '#server/platform/http/handler.ts';
import { gazetteer, type Place } from './gazetteer.ts';

/** A place with its normalised name: without accents, case, apostrophes and hyphens. */
interface Named {
  readonly place: Place;
  readonly folded: string;
}

/** Letters that Unicode does not decompose, with the letters that people type instead. */
const plain: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd' };

const fold = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[øłßæœđ]/g, (letter) => plain[letter] ?? letter)
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

const countries = new Map<string, readonly Named[]>();

const placesOf = async (country: string): Promise<readonly Named[]> => {
  const known = countries.get(country);
  if (known) return known;
  const named = (await gazetteer())
    .filter((place) => place.country === country)
    .sort((one, other) => other.population - one.population)
    .map((place) => ({ place, folded: fold(place.name) }));
  countries.set(country, named);
  return named;
};

/** Finds up to `most` places of a country whose name starts with the typed text, largest first. */
export async function placesByName(country: string, typed: string, most: number): Promise<Place[]> {
  const wanted = fold(typed);
  if (wanted === '') return [];
  const found: Place[] = [];
  for (const { place, folded } of await placesOf(country)) {
    if (!folded.startsWith(wanted)) continue;
    found.push(place);
    if (found.length === most) break;
  }
  return found;
}

export const findPlacesHandler = handler(findPlaces, async ({ input }) => {
  const places = await placesByName(input.country, input.name, mostPlaces);
  const results = places.map(({ id, name, region }) => ({ id, name, countryregion: region }));
  return { results, page: 1 as const, has_more: false as const };
});
