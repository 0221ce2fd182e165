import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { enabledOperators } from './operators.sql.ts';

/** The operators who can log in: the recipients of an alarm. */
export const operatorsToAlarm = (db: Handle): Promise<Id[]> => enabledOperators(db);
