import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { complaintRow } from '../complaints/complaints.sql.ts';
import { caseOfNumber } from '../moderation-queue/case-number.ts';
import { claimUntil } from '../moderation-queue/case-times.ts';
import { linkPictures } from './report-pictures.sql.ts';
import { caseOfForm, insertOperatorCase, type OperatorCase } from './reports.sql.ts';

/** A case that an operator opens of their own accord, or for a notice. */
export interface OpenedCase extends Omit<OperatorCase, 'complaint' | 'until' | 'notice'> {
  /** Number of the notice that led to the case; null without one. */
  readonly notice: string | null;
  readonly pictures: readonly Id[];
}

/**
 * Opens a case without a reporter, with the evidence as it is now, held by the operator (SAFE-5). The same
 * form again is the same case. Refuses `complaint_unknown`. The caller records the action.
 */
export async function openCaseOfOperator(
  unit: Unit,
  { notice, pictures, ...opened }: OpenedCase,
): Promise<{ readonly report: Id; readonly repeated: boolean }> {
  const { db } = unit;
  const before = await caseOfForm(db, opened.clientId);
  if (before !== undefined) return { report: before, repeated: true };
  const complaint = notice === null ? null : (caseOfNumber(notice) ?? 0);
  if (complaint !== null && (await complaintRow(db, complaint)) === undefined)
    throw new Refusal('complaint_unknown');
  const report = await insertOperatorCase(db, { ...opened, complaint, until: claimUntil(opened.at) });
  if (report === undefined) return openCaseOfOperator(unit, { notice, pictures, ...opened });
  await linkPictures(db, report, pictures);
  return { report, repeated: false };
}
