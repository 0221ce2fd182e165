import type { ReadonlyKysely } from 'kysely/readonly';
import type { DiscoveryTables } from '#database/tables/discovery.ts';
import type { ProfilesTables } from '#database/tables/profiles.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The given handle with this domain's tables. */
export const discoveryTables = (db: Handle) =>
  db.$extendTables<Pick<DiscoveryTables, keyof DiscoveryTables>>();

type Foreign = ReadonlyKysely<ProfilesTables>;

/** Starts a query that reads profiles: of the handle only reading is left. */
export const foreignProfiles = (db: Handle): Pick<Foreign, 'selectFrom'> =>
  db.$extendTables<ProfilesTables>();
