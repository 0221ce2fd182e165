/**
 * `npx node tools/drawings/town-lights.ts`: draws the night maps of the lander maplanding from the
 * gazetteer's towns.
 */
import { writeFileSync } from 'node:fs';
import { regionsAndTowns } from '#server/sites/door.ts';

const countries = 'NL BE DE AT FR GB IE US CA AU NZ CH DK FI NO SE PL IT ES'.split(' ');

type Town = Awaited<ReturnType<typeof regionsAndTowns>>['towns'][number];

const size = 640;
const margin = 34;

/** Remote regions that are drawn nearer, as in an atlas: position, shift and scale. */
const moved: Readonly<Record<string, { at: [number, number]; by: [number, number]; scale: number }>> = {
  'ES-CN': { at: [-15.5, 28.2], by: [3, 6.6], scale: 0.8 },
  'NZ-CIT': { at: [-176.5, -44], by: [355, 1], scale: 1 },
  'US-AK': { at: [-150, 62], by: [32, -37], scale: 0.28 },
  'US-HI': { at: [-157.5, 20.5], by: [51, 4.5], scale: 0.9 },
};

function whereOf({ region, longitude, latitude }: Town): [number, number] {
  const move = moved[region ?? ''];
  if (!move) return [longitude, latitude];
  const [x, y] = move.at;
  return [x + move.by[0] + (longitude - x) * move.scale, y + move.by[1] + (latitude - y) * move.scale];
}

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly region: string;
}

/** Towns in page coordinates, the largest first. */
function dotsOf(places: readonly Town[]): { dots: Dot[]; width: number; height: number } {
  const spots = places.map((place) => ({ region: place.region ?? '', where: whereOf(place) }));
  const longitudes = spots.map(({ where }) => where[0]);
  const latitudes = spots.map(({ where }) => where[1]);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const narrow = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const scale = (size - 2 * margin) / Math.max((east - west) * narrow, north - south);
  const across = (value: number) => Math.round(margin + (value - west) * narrow * scale);
  const down = (value: number) => Math.round(margin + (north - value) * scale);
  return {
    dots: spots.map(({ region, where }) => ({ region, x: across(where[0]), y: down(where[1]) })),
    width: across(east) + margin,
    height: down(south) + margin,
  };
}

/** Keeps one dot per grid cell: in a dense area the largest town represents its neighbours. */
function thinned(dots: readonly Dot[], cell: number): Dot[] {
  const taken = new Map<string, Dot>();
  for (const dot of dots) {
    const key = `${Math.floor(dot.x / cell)} ${Math.floor(dot.y / cell)}`;
    if (!taken.has(key)) taken.set(key, dot);
  }
  return [...taken.values()];
}

/** Points without length, which round line caps turn into dots. */
const pathOf = (dots: readonly Dot[]) => dots.map(({ x, y }) => `M${x} ${y}h0`).join('');

const { regions: known, towns: places } = await regionsAndTowns(countries);

const maps = countries.map((country) => {
  const regions = known[country] ?? [];
  const ids = new Set(regions.map(({ id }) => id));
  const { dots, width, height } = dotsOf(
    places.filter((place) => place.country === country && ids.has(place.region ?? '')),
  );
  const [large, small, land] = [dots.slice(0, 60), thinned(dots, 15), thinned(dots, 26)];
  const map = regions.map(({ id, name }) => {
    const here = ({ region }: Dot) => region === id;
    const first = dots.find(here);
    return {
      id,
      name,
      x: first?.x ?? null,
      y: first?.y ?? null,
      cities: pathOf(large.filter(here)),
      towns: pathOf(small.filter(here)),
      land: pathOf(land.filter(here)),
    };
  });
  return [country, { width, height, regions: map }];
});

writeFileSync(
  'web/content/picture-landers/town-lights.json',
  `${JSON.stringify(Object.fromEntries(maps), null, 2)}\n`,
);
