import type { ReadonlyKysely } from 'kysely/readonly';
import type { NotificationsTables } from '#database/tables/notifications.ts';
import type { PhotosTables } from '#database/tables/photos.ts';
import type { SitesTables } from '#database/tables/sites.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The handle, narrowed to the tables of this domain. */
export const photos = (db: Handle) => db.$extendTables<PhotosTables>();

type Foreign = PhotosTables & Pick<SitesTables, 'members'> & Pick<NotificationsTables, 'addresses'>;

/** Starts a read-only query over photos and their members. */
export const withForeignTables = (db: Handle): Pick<ReadonlyKysely<Foreign>, 'selectFrom'> =>
  db.$extendTables<Foreign>();
