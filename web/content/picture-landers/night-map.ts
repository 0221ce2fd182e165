import townLights from './town-lights.json';

/** A region at night: its towns, its few cities, the land, and its largest town. */
interface Lights {
  readonly id: string;
  readonly name: string;
  readonly x: number | null;
  readonly y: number | null;
  readonly cities: string;
  readonly towns: string;
  readonly land: string;
}

interface NightMap {
  readonly country: string;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly Lights[];
}

const maps: Readonly<Partial<Record<string, Omit<NightMap, 'country'>>>> = townLights;

/** Returns the map of a country, or of the site's own country if there is none. */
export function nightMapOf(country: string, otherwise: string): NightMap {
  const drawn = [country, otherwise].find((one) => maps[one]) ?? 'NL';
  return { country: drawn, ...(maps[drawn] ?? townLights.NL) };
}
