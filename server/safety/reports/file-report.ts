import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { mailCaseJob } from './mail-case.job.ts';
import { type FiledReport, openReportBySameReporter } from './report-before.ts';
import { linkPictures } from './report-pictures.sql.ts';
import { insertReport, lockReports, type NewReport } from './reports.sql.ts';

export type { FiledReport } from './report-before.ts';

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
