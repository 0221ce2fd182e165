import { appealOutcome, measures } from '#contract/safety/decision.ts';
import { listCases, type OwnDecision, type OwnReport } from '#contract/safety/list-cases.ts';
import { handler } from '#server/platform/http/handler.ts';
import { fraudWarningsOf } from '../fraud-warnings/fraud-warnings.sql.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { appealUntil } from '../moderation-queue/case-times.ts';
import { ownNotifierDecisions } from '../notifiers/own-notifier-decisions.ts';
import { decisionsAbout, reportsBy } from '../reports/decisions.sql.ts';
import { subjectOf } from '../reports/evidence.ts';
import { restrictionRows } from '../restrictions/restrictions.sql.ts';
import { restrictionOf } from '../restrictions/restrictions.ts';

type Reported = Awaited<ReturnType<typeof reportsBy>>[number];
type Decided = Awaited<ReturnType<typeof decisionsAbout>>[number];

/** The reporter does not learn the exact measure, which is between us and the affected member. */
const ownOutcome = (decided: Reported['outcome']): OwnReport['outcome'] =>
  decided === null || decided === 'no_breach' || decided === 'refunded' ? decided : 'measure_taken';

const appealOf = (row: Reported | Decided): OwnDecision['appeal'] =>
  row.appeal_words === null || row.appealed_at === null
    ? null
    : {
        words: row.appeal_words,
        created_at: row.appealed_at.toISOString(),
        outcome: appealOutcome.options.find((known) => known === row.appeal_outcome) ?? null,
        reasons: row.appeal_reasons,
        alone: row.appeal_alone ?? false,
        decided_at: row.appeal_decided_at?.toISOString() ?? null,
      };

const ownReportOf = (row: Reported) => ({
  id: row.id,
  number: caseNumber(row.id),
  subject: subjectOf(row),
  name: row.name,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  outcome: ownOutcome(row.outcome),
  credits: row.credits,
  decided_at: row.decided_at?.toISOString() ?? null,
  appeal_until:
    row.decided_at === null || row.outcome === 'refunded' ? null : appealUntil(row.decided_at).toISOString(),
  appeal: appealOf(row),
});

const ownDecisionOf = (row: Decided) => ({
  id: row.id,
  number: caseNumber(row.id),
  subject: subjectOf(row),
  outcome: measures.find((known) => known === row.outcome) ?? 'warning',
  also: measures.filter((known) => row.also.includes(known)),
  facts: row.facts,
  reported: row.source === 'member',
  refused: row.source === 'review',
  ground: row.ground,
  decided_at: row.decided_at.toISOString(),
  until: row.until?.toISOString() ?? null,
  lifted_at: row.lifted_at?.toISOString() ?? null,
  appeal_until: appealUntil(row.decided_at).toISOString(),
  appeal: appealOf(row),
});

/** Neither side learns more about the other than the other revealed: no answer names the reporter. */
export const listCasesHandler = handler(listCases, async ({ member }, { db, keys, clock }) => {
  const [reported, decided, restricted] = [
    await reportsBy(db, member),
    await decisionsAbout(db, member),
    await restrictionRows(db, member),
  ];
  return {
    reported: reported.map(ownReportOf),
    decisions: decided.map(ownDecisionOf),
    restrictions: restricted.map(restrictionOf),
    fraud_warnings: (await fraudWarningsOf(db, member)).flatMap(({ banned_id: account, mailed_at: at }) =>
      at === null ? [] : [{ account, mailed_at: at.toISOString() }],
    ),
    reporting: await ownNotifierDecisions({ db, keys, clock }, member),
  };
});
