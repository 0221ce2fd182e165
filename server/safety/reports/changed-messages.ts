import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { changedBy } from './decisions.sql.ts';

export interface ChangedSince {
  readonly member: Id;
  /** Null: ever. */
  readonly since: string | null;
  readonly limit: number;
}

/**
 * Messages between a member and others that a decision took away or an appeal gave back, the newest decision first: who
 * reported and who was reported are the two who have them (SAFE-2).
 */
export function changedMessages(
  db: Handle,
  wanted: ChangedSince,
): Promise<Array<{ readonly conversation: Id; readonly message: number }>> {
  return changedBy(db, wanted);
}
