import type { Id } from '#contract/kit/id.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { unfoundedReportsSince } from '../moderation-queue/case-times.ts';
import { reportHides as hides } from '../restrictions/restrictions.sql.ts';
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

interface Filed {
  readonly reason: ReportReason;
  readonly member: Id;
  readonly reporter: Id;
  readonly at: Date;
}

/**
 * Returns whether a report hides its member until an operator decides, because it says that they may be a
 * minor (AGE-4). This protects against hiding somebody again and again, or many members at once. A report
 * does not hide its member in three cases:
 * - Within the last ninety days, an underage report about the same member was decided as unfounded.
 * - The reporter was wrong three times in that period.
 * - Five other members are hidden by this reporter's word.
 */
export async function reportHides(db: Handle, { reason, member, reporter, at }: Filed): Promise<boolean> {
  return reason === 'underage' && hides(db, { member, reporter, since: unfoundedReportsSince(at) });
}
