import { gazetteer, type Place } from './gazetteer.ts';
import { type Region, regionsOf } from './regions.ts';

/** Data for drawing maps: the regions offered at sign-up, and every town, largest first. */
export async function regionsAndTowns(
  countries: readonly string[],
): Promise<{ regions: Readonly<Record<string, readonly Region[]>>; towns: readonly Place[] }> {
  const towns = (await gazetteer()).filter(({ country }) => countries.includes(country));
  return {
    regions: regionsOf(countries),
    towns: towns.sort((one, other) => other.population - one.population),
  };
}
