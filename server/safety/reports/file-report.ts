import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { refuseSuspendedReporter } from '../notifiers/refuse-suspended.ts';
import type { ReporterTraces } from '../trust/reporter-traces.ts';
import { insertTrust, reporterFacts } from '../trust/reporter-trust.sql.ts';
import { standingOf } from '../trust/standing.ts';
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

/** Reports in a day by a member whose address is not confirmed (ACC-6, decision 0063). */
const mostUnconfirmed = 5;

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

interface Evidence {
  readonly pictures: readonly Id[];
  /** Network and browser of the reporter. */
  readonly traces: ReporterTraces;
}

/**
 * Files a report with the evidence that the caller saw, in the caller's transaction, and has its receipt
 * mailed (DSA-1). Stores the trust in the reporter at this moment. `pictures` are the ids returned by
 * `storeEvidencePictures`. Refuses `too_many_reports` beyond fifty reports of one member in a day, or five of
 * a member without a confirmed address. Refuses `reporting_suspended` for a member who may not report now. The caller checks that the reported member exists and that the
 * reporter may know of them.
 */
export async function fileReport(
  unit: Unit,
  { pictures, traces, ...report }: NewReport & Evidence & ReportSubject,
): Promise<FiledReport> {
  const { db } = unit;
  const { reporter, site, origin } = report;
  await lockReports(db, reporter);
  const before = await openReportBySameReporter(db, report);
  if (before !== undefined) return before;
  await refuseSuspendedReporter(db, report);
  const facts = await reporterFacts(db, { reporter, device: traces.device, now: report.at });
  if (facts.confirmedDays === null) {
    const since = addDays(report.at, -1);
    if ((await reportsSince(db, reporter, since, mostUnconfirmed)) >= mostUnconfirmed)
      throw new Refusal('too_many_reports');
  }
  const id = await insertReport(db, report);
  await insertTrust(db, { report: id, traces, facts, standing: standingOf(facts), at: report.at });
  await linkPictures(db, id, pictures);
  await unit.enqueue(mailCaseJob, { member: reporter, kind: 'report_taken', report: id, site, origin });
  return { report: id, number: caseNumber(id), repeated: false };
}
