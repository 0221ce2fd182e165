import type { ReadonlyKysely } from 'kysely/readonly';
import type { PhotosTables } from '#database/tables/photos.ts';
import type { ProfilesTables } from '#database/tables/profiles.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The handle, narrowed to the tables of this domain. */
export const profiles = (db: Handle) => db.$extendTables<ProfilesTables>();

type Foreign = ReadonlyKysely<ProfilesTables & PhotosTables>;

/** Starts a query that reads profiles together with photos: of the handle only reading is left. */
export const profilesWithPhotos = (db: Handle): Pick<Foreign, 'selectFrom'> =>
  db.$extendTables<ProfilesTables & PhotosTables>();
