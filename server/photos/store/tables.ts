import type { PhotosTables } from '#database/tables/photos.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The handle, narrowed to the tables of this domain. */
export const photos = (db: Handle) => db.$extendTables<PhotosTables>();
