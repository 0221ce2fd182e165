import type { Id } from '#contract/kit/id.ts';
import type { AppealOutcome, Appellant } from '#contract/safety/decision.ts';
import { isOnlyOperator, recordAction } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { aloneFrom, claimUntil, keepUntil } from '../moderation-queue/case-times.ts';
import { appealsOn, isForAnother, lockAlikeAppeals } from './appeals.sql.ts';
import { closeCase, openAgain } from './cases.sql.ts';
import { insertReview, overturnDecision } from './decisions.sql.ts';
import type { HeldReport } from './held-report.ts';
import { mailCaseJob } from './mail-case.job.ts';

/** The decision on an appeal. */
export interface AppealVerdict {
  readonly by: Appellant;
  readonly operator: Id;
  readonly outcome: AppealOutcome;
  readonly reasons: string;
  readonly at: Date;
}

const stages = { member: 'appeal', reporter: 'reporter_appeal' } as const;

/**
 * Returns whether the operator reviews their own decision, as the only operator of the service. Refuses
 * `another_operator` if there is another one, or before the seven days are over.
 */
async function isAlone(db: Handle, report: Id, operator: Id, at: Date): Promise<boolean> {
  if (!(await isForAnother(db, report, operator))) return false;
  const [waiting] = await appealsOn(db, report);
  if (
    waiting !== undefined &&
    aloneFrom(waiting.created_at) <= at &&
    (await isOnlyOperator(db, operator, 'moderate'))
  )
    return true;
  throw new Refusal('another_operator');
}

/** Decides the waiting appeals of other reporters about the same subject in the same way. */
async function closeAlikeAppeals(unit: Unit, held: HeldReport, verdict: AppealVerdict): Promise<void> {
  const { operator, outcome, reasons, at } = verdict;
  for (const other of await lockAlikeAppeals(unit.db, { report: held.id, operator, now: at })) {
    const { id: report, reporter, site, origin } = other;
    await insertReview(unit.db, {
      ...{ report, stage: 'reporter_appeal', operator, outcome, reasons, alone: false, at },
    });
    await closeCase(unit.db, report, keepUntil(at));
    const details = { outcome, by: 'reporter', wave: held.id };
    await recordAction(unit, {
      ...{ operator, action: 'safety/decide-appeal', member: held.member, subject: report, details, at },
    });
    if (reporter !== null)
      await unit.enqueue(mailCaseJob, { member: reporter, kind: 'appeal_decided', report, site, origin });
  }
}

/**
 * Stores the decision on an appeal, in the transaction that carries it out, and notifies the side that
 * appealed (DSA-3). Another operator than the first one decides. A successful appeal of the reporter opens the
 * case again, held by the operator, for a new decision.
 */
export async function closeAppeal(unit: Unit, held: HeldReport, verdict: AppealVerdict): Promise<void> {
  const { by, operator, outcome, reasons, at } = verdict;
  const { id: report, member, reporter, site, origin } = held;
  const alone = await isAlone(unit.db, report, operator, at);
  await insertReview(unit.db, { report, stage: stages[by], operator, outcome, reasons, alone, at });
  const waits = (await appealsOn(unit.db, report)).some(({ decided_at }) => decided_at === null);
  if (by === 'reporter' && outcome === 'reversed') {
    await overturnDecision(unit.db, report);
    await openAgain(unit.db, report, { operator, now: at, until: claimUntil(at) });
  } else if (!waits) await closeCase(unit.db, report, keepUntil(at));
  const details = { outcome, ...(by === 'reporter' && { by }), ...(alone && { alone }) };
  await recordAction(unit, {
    ...{ operator, action: 'safety/decide-appeal', member, subject: report, details, at },
  });
  const notified = by === 'member' ? member : reporter;
  if (notified !== null)
    await unit.enqueue(mailCaseJob, { member: notified, kind: 'appeal_decided', report, site, origin });
  if (by === 'reporter' && !alone) await closeAlikeAppeals(unit, held, verdict);
}
