import type { Id } from '#contract/kit/id.ts';
import { type AppealOutcome, ban, type Ground, type Outcome } from '#contract/safety/decision.ts';
import { recordAction } from '#server/operators/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { keepUntil } from '../moderation-queue/case-times.ts';
import { lockOthersOfWave } from '../trust/waves.sql.ts';
import { closeCase } from './cases.sql.ts';
import { insertDecision } from './decisions.sql.ts';
import type { HeldReport } from './held-report.ts';
import { mailCaseJob } from './mail-case.job.ts';

/** An operator's decision on a case they hold. */
export type CaseVerdict = { readonly operator: Id; readonly at: Date } & (
  | {
      readonly stage: 'first';
      readonly outcome: Outcome;
      readonly ground: Ground | null;
      /** Credits refunded to the reporter (FIC-14). */
      readonly credits: number | null;
      /** When a suspension ends. */
      readonly until?: Date | null;
    }
  | { readonly stage: 'appeal'; readonly outcome: AppealOutcome }
);

/** Closes the other open reports of the wave with the same decision, and notifies their reporters. */
async function closeOthersOfWave(
  unit: Unit,
  held: HeldReport,
  { operator, at }: { readonly operator: Id; readonly at: Date },
): Promise<void> {
  for (const { id, reporter, site, origin } of await lockOthersOfWave(unit.db, {
    report: held.id,
    operator,
    now: at,
  })) {
    const outcome = 'no_breach' as const;
    await insertDecision(unit.db, {
      ...{ report: id, stage: 'first', operator, outcome, at },
      ...{ ground: null, credits: null, until: null },
    });
    await closeCase(unit.db, id, keepUntil(at));
    const details = { outcome, wave: held.id };
    await recordAction(unit, {
      operator,
      action: 'safety/decide',
      member: held.member,
      subject: id,
      details,
      at,
    });
    if (reporter !== null)
      await unit.enqueue(mailCaseJob, { member: reporter, kind: 'report_decided', report: id, site, origin });
  }
}

/**
 * Stores a decision and closes its case, in the transaction that carries it out. Writes the audit log,
 * notifies the reporter that the case was decided, and sends the affected member the reasons (SAFE-2, DSA-2).
 * The reporter's identity stays secret. "No breach" also closes the other reports of the same wave.
 */
export async function closeReport(unit: Unit, held: HeldReport, verdict: CaseVerdict): Promise<void> {
  const { operator, at, stage, outcome } = verdict;
  const first = verdict.stage === 'first' ? verdict : null;
  const { ground, credits } = first ?? { ground: null, credits: null };
  const until = first?.until ?? null;
  await insertDecision(unit.db, { report: held.id, stage, operator, outcome, ground, credits, until, at });
  await closeCase(unit.db, held.id, keepUntil(at));
  await recordAction(unit, {
    operator,
    action: stage === 'first' ? 'safety/decide' : 'safety/decide-appeal',
    member: held.member,
    subject: held.id,
    details: {
      outcome,
      ...(ground !== null && { ground }),
      ...(credits !== null && { credits }),
      ...(until !== null && { until: until.toISOString() }),
    },
    at,
  });
  if (first?.outcome === 'no_breach') await closeOthersOfWave(unit, held, { operator, at });
  const about = { report: held.id, site: held.site, origin: held.origin };
  if (stage === 'appeal')
    return unit.enqueue(mailCaseJob, { ...about, member: held.member, kind: 'appeal_decided' });
  if (held.reporter !== null)
    await unit.enqueue(mailCaseJob, { ...about, member: held.reporter, kind: 'report_decided' });
  // For a suspension or a ban, the restriction itself brings the statement of reasons.
  const isBan = ban.safeParse(outcome).success;
  if (ground !== null && !isBan)
    await unit.enqueue(mailCaseJob, { ...about, member: held.member, kind: 'decision' });
}
