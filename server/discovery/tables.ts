import type { ReadonlyKysely } from 'kysely/readonly';
import type { DiscoveryTables } from '#database/tables/discovery.ts';
import type { ProfilesTables } from '#database/tables/profiles.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Types the handle with this domain's tables. */
export const discoveryTables = (db: Handle) =>
  db.$extendTables<Pick<DiscoveryTables, keyof DiscoveryTables>>();

type Foreign = ReadonlyKysely<ProfilesTables>;

/** Types the handle for read-only queries on profiles. */
export const foreignProfiles = (db: Handle): Pick<Foreign, 'selectFrom'> =>
  db.$extendTables<ProfilesTables>();
