import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { overRestricted as over } from './restrictions.sql.ts';

/** A page of members whose suspension is over, with ids above `after`. */
export function expiredSuspensions(db: Handle, now: Date, after: Id, limit: number): Promise<Id[]> {
  return over(db, now, after, limit);
}
