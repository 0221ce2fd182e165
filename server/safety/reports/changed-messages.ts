import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { changedMessageRows } from './decisions.sql.ts';

export interface ChangedSince {
  readonly member: Id;
  /** Null for all time. */
  readonly since: string | null;
  readonly limit: number;
}

/**
 * Messages between a member and others that a decision removed or an appeal restored, newest decision first.
 * Reporter and reported member are the two who have the message (SAFE-2).
 */
export function changedMessages(
  db: Handle,
  wanted: ChangedSince,
): Promise<Array<{ readonly conversation: Id; readonly message: number }>> {
  return changedMessageRows(db, wanted);
}
