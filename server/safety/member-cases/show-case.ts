import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { decision, grounds, measures } from '#contract/safety/decision.ts';
import type { OtherReport, ReportCase } from '#contract/safety/report-case.ts';
import { reportReason } from '#contract/safety/report-reason.ts';
import { readerLanguage } from '#server/notifications/door.ts';
import { isOnlyOperator } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { aloneFrom } from '../moderation-queue/case-times.ts';
import { itemSize, type OtherReportRow, otherReports } from '../moderation-queue/subject-reports.sql.ts';
import { deadline, urgencyOf } from '../moderation-queue/urgency.ts';
import { appealsOn, isForAnother } from '../reports/appeals.sql.ts';
import { caseRow } from '../reports/cases.sql.ts';
import { breachesOf, decisionOn } from '../reports/decisions.sql.ts';
import { evidenceOf, subjectOf } from '../reports/evidence.ts';
import { picturesOf } from '../reports/report-pictures.sql.ts';
import { restrictionRows } from '../restrictions/restrictions.sql.ts';
import { restrictionOf } from '../restrictions/restrictions.ts';
import { causeOf } from '../trust/automatic-measures.sql.ts';
import { trustOf } from '../trust/reporter-trust.sql.ts';
import { waveSize } from '../trust/waves.sql.ts';

const statuses = ['open', 'appealed', 'closed'] as const;

/** The first decision as operators see it. */
function shownDecision(first: Awaited<ReturnType<typeof decisionOn>>): ReportCase['decided'] {
  const outcome = decision.shape.outcome.options.find((known) => known === first?.outcome);
  if (first === undefined || outcome === undefined) return null;
  const { ground, facts, also, decided_at } = first;
  return {
    ...{ outcome, ground, facts, decided_at: decided_at.toISOString() },
    also: measures.filter((one) => also.includes(one)),
  };
}

/** The appeal that waits, else the last one, as the operator sees it. */
async function shownAppeal(db: Handle, report: Id, operator: Id): Promise<ReportCase['appeal']> {
  const appeals = await appealsOn(db, report);
  const appeal = appeals.find(({ decided_at }) => decided_at === null) ?? appeals.at(-1);
  if (appeal === undefined) return null;
  const { by, words, created_at } = appeal;
  const isOwn =
    (await isForAnother(db, report, operator)) && (await isOnlyOperator(db, operator, 'moderate'));
  return {
    ...{ by, words, created_at: created_at.toISOString() },
    alone_from: isOwn ? aloneFrom(created_at).toISOString() : null,
  };
}

/** A first sentence for the facts of each ground, in the language of the member. */
async function draftsFor(
  db: Handle,
  { texts }: Pick<Platform, 'texts'>,
  { member_id: member, site_id: site }: { readonly member_id: Id; readonly site_id: number },
): Promise<Pick<ReportCase, 'language' | 'drafts'>> {
  const language = await readerLanguage(db, member, site);
  return {
    language,
    drafts: grounds.map((ground) => ({ ground, words: texts.format(language, `safety.draft.${ground}`) })),
  };
}

/** Another report of the same item: its words, and the reported message as it was. */
function shownOther(row: OtherReportRow): OtherReport {
  const { id, reason, words, created_at, standing, same, joinable } = row;
  const said = evidenceOf(row.snapshot).messages.find(({ seq }) => seq === row.message_seq)?.body ?? null;
  return {
    ...{ id, number: caseNumber(id), subject: subjectOf(row), reason: z.parse(reportReason, reason) },
    ...{ created_at: created_at.toISOString(), words, said, standing, same, joinable },
  };
}

/** A case with its frozen evidence. Reads no current content, only our own earlier decisions (SAFE-2). */
export async function showCase(
  db: Handle,
  platform: Pick<Platform, 'texts' | 'clock'>,
  report: Id,
  operator: Id,
): Promise<{ readonly shown: ReportCase; readonly member: Id }> {
  const row = await caseRow(db, report);
  const status = statuses.find((known) => known === row?.status);
  if (row === undefined || status === undefined)
    throw new Error('a case is missing right after it was claimed');
  const first = await decisionOn(db, report, 'first');
  const appeal = await shownAppeal(db, report, operator);
  const [trust, cause] = [await trustOf(db, report), await causeOf(db, report)];
  return {
    member: row.member_id,
    shown: {
      id: row.id,
      number: caseNumber(row.id),
      status,
      subject: subjectOf(row),
      message: row.message_seq,
      reason: row.reason,
      words: row.words,
      source: row.source,
      complaint:
        row.complaint_id === null ? null : { id: row.complaint_id, number: caseNumber(row.complaint_id) },
      created_at: row.created_at.toISOString(),
      due_at:
        status === 'closed' ? null : deadline(urgencyOf.reports[row.reason], row.waits_since).toISOString(),
      ...evidenceOf(row.snapshot),
      pictures: await picturesOf(db, report),
      member: row.member_id,
      earlier: await breachesOf(db, row.member_id, report),
      restrictions: (await restrictionRows(db, row.member_id)).map(restrictionOf),
      trust: trust === undefined ? null : trust.shown,
      cause:
        cause === undefined
          ? null
          : { rule: cause.rule, since: cause.since.toISOString(), reporters: cause.reporters },
      wave: trust === undefined ? 1 : await waveSize(db, trust.wave),
      together: await itemSize(db, report),
      others: (await otherReports(db, report, { operator, now: platform.clock.now() })).map(shownOther),
      decided: shownDecision(first),
      appeal,
      ...(await draftsFor(db, platform, row)),
      reopens: status === 'closed' && first !== undefined && appeal?.by !== 'member',
    },
  };
}
