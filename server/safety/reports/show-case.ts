import type { Id } from '#contract/kit/id.ts';
import { decision } from '#contract/safety/decision.ts';
import type { ReportCase } from '#contract/safety/report-case.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { deadline, urgencyOf } from '../moderation-queue/urgency.ts';
import { restrictionRows } from '../restrictions/restrictions.sql.ts';
import { restrictionOf } from '../restrictions/restrictions.ts';
import { causeOf } from '../trust/automatic-measures.sql.ts';
import { trustOf } from '../trust/reporter-trust.sql.ts';
import { waveSize } from '../trust/waves.sql.ts';
import { caseRow } from './cases.sql.ts';
import { appealOn, breachesOf, decisionOn } from './decisions.sql.ts';
import { evidenceOf, subjectOf } from './evidence.ts';
import { picturesOf } from './report-pictures.sql.ts';

const statuses = ['open', 'appealed', 'closed'] as const;

/** A case with its frozen evidence. Reads no current content, only our own earlier decisions (SAFE-2). */
export async function showCase(
  db: Handle,
  report: Id,
): Promise<{ readonly shown: ReportCase; readonly member: Id }> {
  const row = await caseRow(db, report);
  const status = statuses.find((known) => known === row?.status);
  if (row === undefined || status === undefined)
    throw new Error('a case is missing right after it was claimed');
  const first = await decisionOn(db, report, 'first');
  const appeal = await appealOn(db, report);
  const [trust, cause] = [await trustOf(db, report), await causeOf(db, report)];
  const decided = decision.shape.outcome.options.find((known) => known === first?.outcome);
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
      decided:
        first === undefined || decided === undefined
          ? null
          : { outcome: decided, ground: first.ground, decided_at: first.decided_at.toISOString() },
      appeal:
        appeal === undefined ? null : { words: appeal.words, created_at: appeal.created_at.toISOString() },
    },
  };
}
