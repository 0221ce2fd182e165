import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { caseNumber } from './rules/case-number.ts';
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
 * Files a report with the evidence as its caller saw it, in the caller's transaction. Refuses `too_many_reports` beyond
 * fifty of one member in a day; that there is such a member, and that the reporter may know of them, is the caller's
 * question.
 */
export async function fileReport({ db }: Unit, report: NewReport): Promise<FiledReport> {
  await lockReports(db, report.reporter);
  const there = await openReport(db, report);
  if (there !== undefined) return { number: caseNumber(there), repeated: true };
  const since = new Date(report.at.getTime() - dayMilliseconds);
  if ((await reportsSince(db, report.reporter, since, mostADay)) >= mostADay)
    throw new Refusal('too_many_reports');
  return { number: caseNumber(await insertReport(db, report)), repeated: false };
}
