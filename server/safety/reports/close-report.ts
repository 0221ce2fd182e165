import type { Id } from '#contract/kit/id.ts';
import {
  ban,
  fitTogether,
  type Ground,
  isMeasure,
  type Measure,
  measures,
  type Outcome,
  strongest,
} from '#contract/safety/decision.ts';
import { recordAction } from '#server/operators/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { isFrozen } from '../holds/holds.sql.ts';
import { keepUntil } from '../moderation-queue/case-times.ts';
import { lockOthersOfWave } from '../trust/waves.sql.ts';
import { closeCase, joinCases } from './cases.sql.ts';
import { extendDecision, insertDecision, type RemovedContent } from './decisions.sql.ts';
import type { HeldReport } from './held-report.ts';
import { mailCaseJob } from './mail-case.job.ts';

/** An operator's decision on a case they hold. */
export interface CaseVerdict {
  readonly operator: Id;
  readonly outcome: Outcome;
  /** Measures beside `outcome`. */
  readonly also?: readonly Measure[];
  readonly ground: Ground | null;
  readonly facts?: string | null;
  readonly removed?: RemovedContent;
  /** Credits refunded to the reporter (FIC-14). */
  readonly credits?: number | null;
  /** When a suspension ends. */
  readonly until?: Date | null;
  /** Other reports about the same member that the decision also decides (SAFE-5). */
  readonly together?: readonly HeldReport[];
  readonly at: Date;
}

const nothingRemoved: RemovedContent = { photos: [], text: null };

/** Closes further reports with the decision on a case, and notifies their reporters. */
async function closeOthers(
  unit: Unit,
  held: HeldReport,
  others: ReadonlyArray<Pick<HeldReport, 'id' | 'reporter' | 'site' | 'origin'>>,
  { operator, outcome: leading, at }: Pick<CaseVerdict, 'operator' | 'outcome' | 'at'>,
): Promise<void> {
  const outcome = isMeasure(leading) ? 'joined' : 'no_breach';
  if (outcome === 'joined' && others.length > 0)
    await joinCases(
      unit.db,
      others.map(({ id }) => id),
      held.id,
    );
  for (const { id, reporter, site, origin } of others) {
    await insertDecision(unit.db, {
      ...{ report: id, operator, outcome, also: [], facts: null, removed: nothingRemoved, at },
      ...{ ground: null, credits: null, until: null },
    });
    await closeCase(unit.db, id, keepUntil(at));
    const details = { outcome, with: held.id };
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

/** Earlier and new measures of one decision. A weaker measure that adds nothing to a stronger one is dropped. */
function merged(earlier: readonly Measure[], added: readonly Measure[]): Measure[] {
  const all = measures.filter((one) => earlier.includes(one) || added.includes(one));
  return all.filter((one, place) => all.slice(place + 1).every((stronger) => fitTogether(one, stronger)));
}

/** Stores the decision, or adds its measures to the decision of a reopened case. */
async function storeVerdict(unit: Unit, held: HeldReport, verdict: CaseVerdict): Promise<void> {
  const { operator, outcome, also = [], ground, facts = null, removed = nothingRemoved, at } = verdict;
  const { credits = null, until = null } = verdict;
  const made = { report: held.id, operator, outcome, also, ground, facts, removed, credits, until, at };
  if (held.taken.length === 0) return insertDecision(unit.db, made);
  const all = merged(held.taken, [...also, ...measures.filter((one) => one === outcome)]);
  const leading = strongest(all) ?? outcome;
  await extendDecision(unit.db, {
    ...made,
    outcome: leading,
    also: all.filter((one) => one !== leading),
    until: leading === 'suspended' ? (until ?? held.until) : null,
  });
}

/**
 * Stores a decision and closes its case, in the transaction that carries it out. Writes the audit log,
 * notifies the reporter that the case was decided, and sends the affected member the reasons (SAFE-2, DSA-2).
 * The reporter's identity stays secret. Reports decided together get the same answer, and a measure has one
 * statement, in this case. "No breach" also closes the other reports of the same wave. In a reopened case with
 * measures it leaves them as they are.
 */
export async function closeReport(unit: Unit, held: HeldReport, verdict: CaseVerdict): Promise<void> {
  const { operator, at, outcome, also = [], ground, credits = null, until = null } = verdict;
  // The statement of reasons would reveal the freeze (CSAM-2).
  if (ground !== null && (await isFrozen(unit.db, held.member))) throw new Refusal('member_frozen');
  const staysAsItIs = held.taken.length > 0 && !isMeasure(outcome);
  if (!staysAsItIs) await storeVerdict(unit, held, verdict);
  await closeCase(unit.db, held.id, keepUntil(at));
  await recordAction(unit, {
    operator,
    action: 'safety/decide',
    member: held.member,
    subject: held.id,
    details: {
      outcome,
      ...(also.length > 0 && { also: also.join(' ') }),
      ...(held.taken.length > 0 && { further: true }),
      ...(ground !== null && { ground }),
      ...(credits !== null && { credits }),
      ...(until !== null && { until: until.toISOString() }),
    },
    at,
  });
  if (staysAsItIs) return;
  await closeOthers(unit, held, verdict.together ?? [], verdict);
  if (outcome === 'no_breach') {
    const wave = await lockOthersOfWave(unit.db, { report: held.id, operator, now: at });
    await closeOthers(unit, held, wave, verdict);
  }
  const about = { report: held.id, site: held.site, origin: held.origin };
  if (held.reporter !== null)
    await unit.enqueue(mailCaseJob, { ...about, member: held.reporter, kind: 'report_decided' });
  // For a suspension or a ban, the restriction itself brings the statement of reasons.
  if (ground !== null && !ban.safeParse(outcome).success)
    await unit.enqueue(mailCaseJob, { ...about, member: held.member, kind: 'decision' });
}
