import type { ReadonlyKysely } from 'kysely/readonly';
import type { PhotosTables } from '#database/tables/photos.ts';
import type { ProfilesTables } from '#database/tables/profiles.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The handle, narrowed to the tables of this domain. */
export const profiles = (db: Handle) => db.$extendTables<ProfilesTables>();

type Foreign = ReadonlyKysely<ProfilesTables & PhotosTables>;

/** Starts a read-only query over profiles and photos. */
export const profilesWithPhotos = (db: Handle): Pick<Foreign, 'selectFrom'> =>
  db.$extendTables<ProfilesTables & PhotosTables>();
