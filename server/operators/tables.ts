import type { ReadonlyKysely } from 'kysely/readonly';
import type { OperatorsTables } from '#database/tables/operators.ts';
import type { SitesTables } from '#database/tables/sites.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The given handle with this domain's tables. */
export const operatorsTables = (db: Handle) =>
  db.$extendTables<Pick<OperatorsTables, keyof OperatorsTables>>();

type Foreign = Pick<SitesTables, 'members'>;

/** Starts a read-only query over the bare members. */
export const withMembers = (db: Handle): Pick<ReadonlyKysely<Foreign>, 'selectFrom'> =>
  db.$extendTables<Foreign>();
