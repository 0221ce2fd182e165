import type { SafetyTables } from '#database/tables/safety.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The given handle with this domain's tables. */
export const safetyTables = (db: Handle) => db.$extendTables<Pick<SafetyTables, keyof SafetyTables>>();
