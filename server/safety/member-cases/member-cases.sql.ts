import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

/** Cases with their decisions and appeals, newest first. Selects neither evidence nor words. */
const cases = (db: Handle, limit: number) =>
  safetyTables(db)
    .selectFrom('reports')
    .leftJoin('decisions as first', (on) =>
      on.onRef('first.report_id', '=', 'reports.id').on('first.stage', '=', 'first'),
    )
    .leftJoin('decisions as second', (on) =>
      on.onRef('second.report_id', '=', 'reports.id').on('second.stage', '=', 'appeal'),
    )
    .leftJoin('appeals', 'appeals.report_id', 'reports.id')
    .select([
      'reports.id',
      'reports.member_id',
      'reports.status',
      'reports.photo_id',
      'reports.conversation_id',
      'reports.message_seq',
      'reports.follows',
      'reports.reason',
      'reports.created_at',
      'first.outcome',
      'first.ground',
      'first.decided_at',
      'first.lifted_at',
      'appeals.created_at as appealed_at',
      'second.outcome as appeal_outcome',
    ])
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id')
    .limit(limit);

export type MemberCaseRow = Awaited<ReturnType<typeof casesAbout>>[number];

export const casesAbout = (db: Handle, member: Id, limit: number) =>
  cases(db, limit).where('reports.member_id', '=', member).execute();

export const casesBy = (db: Handle, member: Id, limit: number) =>
  cases(db, limit).where('reports.reporter_id', '=', member).execute();

/** Complaints of a member without their words, newest first. */
export function complaintFactsOf(db: Handle, member: Id, limit: number) {
  return safetyTables(db)
    .selectFrom('complaints')
    .select(['id', 'subject', 'created_at', 'outcome'])
    .where('member_id', '=', member)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
