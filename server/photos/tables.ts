import type { ReadonlyKysely } from 'kysely/readonly';
import type { NotificationsTables } from '#database/tables/notifications.ts';
import type { PhotosTables as Generated, HiddenPictures } from '#database/tables/photos.ts';
import type { SitesTables } from '#database/tables/sites.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Origin of a hiding. `removed`: a decision removed it, and it waits for a possible appeal. */
export type HidingOrigin = 'operator' | 'clock' | 'removed';

interface PhotosTables extends Omit<Generated, 'hidden_pictures'> {
  /** The table has a matching constraint. */
  readonly hidden_pictures: Omit<HiddenPictures, 'cause'> & { cause: HidingOrigin };
}

/** The handle, narrowed to the tables of this domain. */
export const photos = (db: Handle) => db.$extendTables<Pick<PhotosTables, keyof PhotosTables>>();

type Foreign = Pick<PhotosTables, keyof PhotosTables> &
  Pick<SitesTables, 'members'> &
  Pick<NotificationsTables, 'addresses'>;

/** Starts a read-only query over photos and their members. */
export const withForeignTables = (db: Handle): Pick<ReadonlyKysely<Foreign>, 'selectFrom'> =>
  db.$extendTables<Foreign>();
