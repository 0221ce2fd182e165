import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { mailCaseJob } from './jobs/mail-case.job.ts';
import { caseNumber } from './rules/case-number.ts';
import { linkPictures } from './store/pictures.ts';
import { insertReport, lockReports, type NewReport, openReport, reportsSince } from './store/reports.ts';

/** So many that nobody in need comes near it (TRUST-12). */
const mostADay = 50;
const dayMilliseconds = 24 * 3_600_000;

export interface FiledReport {
  readonly number: string;
  /** The reporter had reported the same before; that case stands as it was. */
  readonly repeated: boolean;
}

/**
 * Files a report with the evidence as its caller saw it, in the caller's transaction, and has its receipt mailed (DSA-1).
 * `pictures` are those that `keepPictures` took. Refuses `too_many_reports` beyond fifty of one member in a day; that
 * there is such a member, and that the reporter may know of them, is the caller's question.
 */
export async function fileReport(
  unit: Unit,
  { pictures, ...report }: NewReport & { readonly pictures: readonly Id[] },
): Promise<FiledReport> {
  const { db } = unit;
  const { reporter, at, site, origin } = report;
  await lockReports(db, reporter);
  const there = await openReport(db, report);
  if (there !== undefined) return { number: caseNumber(there), repeated: true };
  const since = new Date(at.getTime() - dayMilliseconds);
  if ((await reportsSince(db, reporter, since, mostADay)) >= mostADay) throw new Refusal('too_many_reports');
  const id = await insertReport(db, report);
  await linkPictures(db, id, pictures);
  await unit.enqueue(mailCaseJob, { member: reporter, kind: 'report_taken', report: id, site, origin });
  return { number: caseNumber(id), repeated: false };
}
