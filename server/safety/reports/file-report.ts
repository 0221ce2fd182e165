import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { mailCaseJob } from './mail-case.job.ts';
import { linkPictures } from './report-pictures.sql.ts';
import {
  insertReport,
  lockReports,
  type NewReport,
  openReport,
  type ReportSubject,
  reportsSince,
} from './reports.sql.ts';

/** High enough that no member in need reaches it (TRUST-12). */
const mostADay = 50;
export interface FiledReport {
  readonly report: Id;
  readonly number: string;
  /** The reporter had reported the same before; that case stays unchanged. */
  readonly repeated: boolean;
}

/**
 * The open case of the same reporter about the same subject, or undefined. Also called before evidence is
 * frozen, so that a repeated report writes no file. Refuses `too_many_reports` beyond fifty of one member in
 * a day.
 */
export async function openReportBySameReporter(
  db: Handle,
  report: ReportSubject & { readonly at: Date },
): Promise<FiledReport | undefined> {
  const there = await openReport(db, report);
  if (there !== undefined) return { report: there, number: caseNumber(there), repeated: true };
  const since = addDays(report.at, -1);
  if ((await reportsSince(db, report.reporter, since, mostADay)) >= mostADay)
    throw new Refusal('too_many_reports');
  return undefined;
}

/**
 * Files a report with the evidence that the caller saw, in the caller's transaction, and has its receipt
 * mailed (DSA-1). `pictures` are the ids returned by `storeEvidencePictures`. Refuses `too_many_reports` beyond fifty
 * of one member in a day. The caller checks that the reported member exists and that the reporter may know of
 * them.
 */
export async function fileReport(
  unit: Unit,
  { pictures, ...report }: NewReport & { readonly pictures: readonly Id[] },
): Promise<FiledReport> {
  const { db } = unit;
  const { reporter, site, origin } = report;
  await lockReports(db, reporter);
  const before = await openReportBySameReporter(db, report);
  if (before !== undefined) return before;
  const id = await insertReport(db, report);
  await linkPictures(db, id, pictures);
  await unit.enqueue(mailCaseJob, { member: reporter, kind: 'report_taken', report: id, site, origin });
  return { report: id, number: caseNumber(id), repeated: false };
}
