import townLights from './town-lights.json';

/** A region as it shines at night: its towns, the few that are large, the land they stand on, and its largest. */
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

/** The map of a country, of the site's own one where none is drawn. */
export function nightMapOf(country: string, otherwise: string): NightMap {
  const drawn = [country, otherwise].find((one) => maps[one]) ?? 'NL';
  return { country: drawn, ...(maps[drawn] ?? townLights.NL) };
}
