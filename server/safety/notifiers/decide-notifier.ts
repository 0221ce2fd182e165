import { decideNotifier } from '#contract/safety/notifiers/decide-notifier.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { mailNotifierJob } from './mail-notifier.job.ts';
import {
  lastDecisions,
  lockNotifierCase,
  type NotifierRow,
  storeNotifierDecision,
} from './notifier-cases.sql.ts';
import { recordNotifierAct } from './record-notifier-act.ts';

/** A warning counts for a year. Everything stays long enough for an appeal. */
const keptDays = 365;

/** A decided case: the same decision again changes nothing. */
const isRepeat = (row: NotifierRow, operator: number, decision: string, facts: string | null): boolean =>
  row.decision === decision && row.decided_by === operator && row.facts === facts;

/** The statement of reasons; a case without abuse has none. */
const factsOf = ({ decision, facts }: { decision: string; facts?: string | undefined }): string | null =>
  decision === 'none' ? null : (facts ?? null);

/** The end of a suspension, and of the retention of any decision. */
const endOf = (at: Date, days: number | undefined): { until: Date | null; keepUntil: Date } => {
  const until = days === undefined ? null : addDays(at, days);
  return { until, keepUntil: addDays(until ?? at, keptDays) };
};

/** Whether the sender was warned before this case. */
async function isWarned(db: Handle, row: NotifierRow): Promise<boolean> {
  const sender = { member: row.member_id, address: row.address_hash };
  return (await lastDecisions(db, sender, row.opened_at)).warned !== null;
}

export const decideNotifierHandler = handler(decideNotifier, async (call, platform) => {
  const { operator, input } = call;
  const { case: id, decision, days } = input;
  const facts = factsOf(input);
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const row = await lockNotifierCase(unit.db, id);
    if (row === undefined) return call.refuse('not_found');
    if (row.decision !== null)
      return isRepeat(row, operator, decision, facts) ? undefined : call.refuse('report_not_yours');
    if (decision === 'suspended' && !(await isWarned(unit.db, row))) call.refuse('not_warned');
    await storeNotifierDecision(unit.db, id, { decision, facts, operator, at, ...endOf(at, days) });
    const details = { decision, ...(days !== undefined && { days }) };
    await recordNotifierAct(unit, row, { operator, action: 'safety/decide-notifier', details, at });
    if (decision !== 'none') await unit.enqueue(mailNotifierJob, { case: id, kind: 'decided' });
  });
  return { case: id };
});
