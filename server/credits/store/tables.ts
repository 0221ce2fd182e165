import type { ReadonlyKysely } from 'kysely/readonly';
import type { CreditsTables } from '#database/tables/credits.ts';
import type { SitesTables } from '#database/tables/sites.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The given handle with this domain's tables. */
export const creditsTables = (db: Handle) => db.$extendTables<CreditsTables>();

/** Starts a query that reads members, who belong to `sites`: of the handle only reading is left. */
export const memberTable = (db: Handle): Pick<ReadonlyKysely<SitesTables>, 'selectFrom'> =>
  db.$extendTables<SitesTables>();
