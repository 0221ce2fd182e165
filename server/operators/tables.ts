import type { OperatorsTables } from '#database/tables/operators.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The given handle with this domain's tables. */
export const operatorsTables = (db: Handle) =>
  db.$extendTables<Pick<OperatorsTables, keyof OperatorsTables>>();
