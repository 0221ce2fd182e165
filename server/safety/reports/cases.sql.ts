import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { CaseSource } from '#contract/safety/report-case.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import {
  claimRows,
  countWaitingRows,
  isClaimedBy,
  isFree,
} from '#server/platform/review-queue/review-queue.sql.ts';
import { extendAssignment, isUnassigned } from '../moderation-queue/assignments.sql.ts';
import { queueOrder } from '../moderation-queue/queue.sql.ts';
import { isSubjectHead, togetherNumber } from '../moderation-queue/subject-reports.sql.ts';
import type { Queue } from '../moderation-queue/urgency.ts';
import { safetyTables } from '../tables.ts';
import { waveNumber } from '../trust/waves.sql.ts';
import { isAppealHead, needsAnother } from './appeals.sql.ts';

export interface CaseRow {
  readonly id: Id;
  readonly site_id: number;
  readonly reporter_id: Id | null;
  readonly member_id: Id;
  readonly photo_id: Id | null;
  readonly conversation_id: Id | null;
  readonly message_seq: number | null;
  readonly follows: Id | null;
  readonly reason: ReportReason;
  readonly words: string | null;
  readonly snapshot: unknown;
  readonly status: string;
  readonly origin: string;
  readonly source: CaseSource;
  readonly complaint_id: Id | null;
  readonly created_at: Date;
  /** Moment of the report, or of the appeal. */
  readonly waits_since: Date;
}

const columns = [
  'id',
  'site_id',
  'reporter_id',
  'member_id',
  'photo_id',
  'conversation_id',
  'message_seq',
  'follows',
  'reason',
  'words',
  'snapshot',
  'status',
  'origin',
  'source',
  'complaint_id',
  'created_at',
  'waits_since',
] as const;

interface Claim {
  readonly operator: Id;
  /** The service has no other operator, so this one also gets appeals against their own decisions. */
  readonly alone: boolean;
  readonly now: Date;
  readonly until: Date;
}

/**
 * Claims a case for an operator: the given one, or the next free one in the order of the queue (DSA-7). Only
 * the most urgent report about a member can be the next one.
 * - Skips rows that others are claiming, so that operators never wait for each other (B16).
 * - A decided case is visible to every operator as long as it is kept, because it can be reopened (SAFE-5).
 * - An appeal goes to another operator than the decision (DSA-3).
 * - The next case never belongs to a colleague (SAFE-10). Looking at an own case extends the assignment.
 */
export async function claimCase(
  db: Handle,
  report: Id | undefined,
  { operator, alone, now, until }: Claim,
): Promise<Id | undefined> {
  const queue = queueOrder.reports;
  const allowed = alone ? sql<boolean>`true` : sql<boolean>`not ${needsAnother(operator)}`;
  const next = sql<boolean>`${queue.waits} and ${isFree(now)} and ${allowed}`;
  const nextWave = sql<boolean>`${next} and ${isUnassigned(operator, now)} and ${isSubjectHead} and ${isAppealHead}`;
  const wanted =
    report === undefined
      ? nextWave
      : sql<boolean>`id = ${report} and (
          ${isClaimedBy(operator)} and (${queue.waits} or claimed_until > ${now})
          or ${next}
          or status = 'closed' and ${isFree(now)})`;
  const [claimed] = await claimRows<{ id: Id }>(db, queue, wanted, { operator, until, limit: 1 });
  if (claimed !== undefined) await extendAssignment(db, 'reports', { id: claimed.id, operator, now });
  return claimed?.id;
}

/** A case, whichever operator holds it. */
export function caseRow(db: Handle, report: Id): Promise<CaseRow | undefined> {
  return safetyTables(db).selectFrom('reports').select(columns).where('id', '=', report).executeTakeFirst();
}

/** The case while the operator holds it, locked until the transaction ends. */
export function lockHeld(db: Handle, report: Id, operator: Id): Promise<CaseRow | undefined> {
  return safetyTables(db)
    .selectFrom('reports')
    .select(columns)
    .where('id', '=', report)
    .where(isClaimedBy(operator))
    .forUpdate()
    .executeTakeFirst();
}

/** The waiting cases in the order of the queue, of the reports about one member only the most urgent. */
export function waitingCases(db: Handle, limit: number) {
  return safetyTables(db)
    .selectFrom('reports')
    .select([
      'id',
      'status',
      'photo_id',
      'conversation_id',
      'message_seq',
      'follows',
      'reason',
      'created_at',
      'waits_since',
      'claimed_by',
      'claimed_until',
    ])
    .leftJoin('reporter_trust', 'reporter_trust.report_id', 'reports.id')
    .select(['reporter_trust.standing'])
    .select(
      sql<boolean>`exists (select from restrictions where restrictions.member_id = reports.member_id and restrictions.kind = 'hidden')`.as(
        'hides',
      ),
    )
    .select([waveNumber.as('wave'), togetherNumber.as('together')])
    .where(queueOrder.reports.waits)
    .where(isSubjectHead)
    .where(isAppealHead)
    .orderBy(queueOrder.reports.order)
    .limit(limit)
    .execute();
}

/** Number of waiting cases or complaints. */
export const countWaiting = (db: Handle, of: Queue) => countWaitingRows(db, queueOrder[of]);

/** Opens a decided case again for a further decision. The operator holds it. */
export async function openAgain(
  db: Handle,
  report: Id,
  { operator, now, until }: Omit<Claim, 'alone'>,
): Promise<void> {
  await safetyTables(db)
    .updateTable('reports')
    .set({ status: 'open', keep_until: null, claimed_by: operator, claimed_until: until })
    .set({ waits_since: now, alarm: 0 })
    .where('id', '=', report)
    .execute();
}

export async function insertReopening(
  db: Handle,
  { report, operator, reasons, at }: { report: Id; operator: Id; reasons: string; at: Date },
): Promise<void> {
  await safetyTables(db)
    .insertInto('reopenings')
    .values({ report_id: report, operator_id: operator, reasons, at })
    .execute();
}

/** Stores that the measure of one case also answers other reports about the same member. */
export async function joinCases(db: Handle, reports: readonly Id[], leading: Id): Promise<void> {
  await safetyTables(db)
    .updateTable('reports')
    .set({ decided_with: leading })
    .where('id', 'in', reports)
    .execute();
}

/** Closes a case; its operator can still view it while they hold it. */
export async function closeCase(db: Handle, report: Id, keepUntil: Date): Promise<void> {
  await safetyTables(db)
    .updateTable('reports')
    .set({ status: 'closed', keep_until: keepUntil, assigned_to: null, assigned_until: null })
    .where('id', '=', report)
    .execute();
}

/**
 * Reopens a closed case for an appeal, which waits from now on. The operator who decided first no longer
 * holds it.
 */
export async function reopenForAppeal(db: Handle, report: Id, now: Date): Promise<void> {
  await safetyTables(db)
    .updateTable('reports')
    .set({ status: 'appealed', keep_until: null, claimed_by: null, claimed_until: null })
    .set({ assigned_to: null, assigned_until: null })
    .set({ waits_since: now, alarm: 0 })
    .where('id', '=', report)
    .execute();
}
