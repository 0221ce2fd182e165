import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Location } from '#contract/profiles/get-location.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { StoredPlace } from '#server/sites/door.ts';
import { profiles } from '../tables.ts';
import type { RoundedPosition } from './rounded-position.ts';

/** A place with its country. The position is already rounded; null if none is known. */
export interface NewPlace {
  readonly country: string;
  readonly region: string | null;
  readonly place: string | null;
  readonly position: RoundedPosition | null;
}

/** A position in the database's notation. */
export const earth = ({ latitude, longitude }: RoundedPosition) =>
  sql<string>`ll_to_earth(${latitude}, ${longitude})`;

/** The location that a member stated. Undefined without a profile. */
export function locationOf(db: Handle, member: Id): Promise<Location | undefined> {
  return profiles(db)
    .selectFrom('profiles')
    .select((row) => [
      'country',
      'region as countryregion',
      'place',
      row('position', 'is not', null).$castTo<boolean>().as('positioned'),
      'hides_distance',
    ])
    .where('member_id', '=', member)
    .executeTakeFirst();
}

/** Writes the given fields in one statement; omitted fields stay unchanged. */
export async function writeLocation(
  db: Handle,
  member: Id,
  change: { readonly place?: NewPlace; readonly hidesDistance?: boolean },
): Promise<void> {
  const { place, hidesDistance } = change;
  if (place === undefined && hidesDistance === undefined) return;
  await profiles(db)
    .updateTable('profiles')
    .set({
      ...(hidesDistance === undefined ? {} : { hides_distance: hidesDistance }),
      ...(place === undefined
        ? {}
        : {
            country: place.country,
            region: place.region,
            place: place.place,
            position: place.position && earth(place.position),
          }),
    })
    .where('member_id', '=', member)
    .execute();
}

/** All different places of real members, with their country and region. */
export async function storedPlaces(db: Handle): Promise<StoredPlace[]> {
  const rows = await profiles(db)
    .selectFrom('profiles')
    .select(['country', 'region', 'place'])
    .distinct()
    .where('place', 'is not', null)
    .where('fictional', '=', false)
    .execute();
  return rows.flatMap(({ place, ...area }) => (place === null ? [] : [{ ...area, place }]));
}

export async function renamePlace(
  db: Handle,
  { country, region, place }: StoredPlace,
  shown: string | null,
): Promise<void> {
  await profiles(db)
    .updateTable('profiles')
    .set({ place: shown })
    .where('country', '=', country)
    .where('region', 'is not distinct from', region)
    .where('place', '=', place)
    .where('fictional', '=', false)
    .execute();
}
