import type { LedgerTables } from '#database/tables/ledger.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The given handle with this domain's tables. */
export const ledgerTables = (db: Handle) => db.$extendTables<LedgerTables>();
