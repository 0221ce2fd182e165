import { decideReport } from '#contract/chat/decide-report.ts';
import { measures } from '#contract/safety/decision.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endHiding, settleNoticeHiding } from '#server/profiles/door.ts';
import { closeReport, heldReport, heldTogether, withholdMember } from '#server/safety/door.ts';
import { refundFictional } from '../fictional/refund-fictional.ts';
import { takeMeasures } from './take-measures.ts';

/** The decision, its consequences and its audit log entry are one transaction. */
export const decideReportHandler = handler(decideReport, async (call, platform) => {
  const { operator, input } = call;
  const { report, outcome, also, ground = null, facts = null, pictures, copies, together: reports } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const held = await heldReport(unit.db, report, operator);
    if (held?.status !== 'open') return held?.first === outcome ? undefined : call.refuse('report_not_yours');
    const taken = [...also, ...measures.filter((one) => one === outcome)];
    const together = await heldTogether(unit.db, held, { reports, outcome, also, operator, at });
    const removed = await takeMeasures(platform, unit, held, {
      ...{ measures: taken, pictures, copies, operator, ground, at },
    });
    const credits =
      outcome === 'refunded' && held.asksBack && held.reporter !== null
        ? await refundFictional(unit, { member: held.reporter, profile: held.member }, at)
        : null;
    if (outcome === 'refunded' && credits === null) call.refuse('nothing_to_refund');
    for (const one of [held, ...together]) await endHiding(unit, one, outcome, at);
    await settleNoticeHiding(platform, unit, held, { outcomes: [outcome, ...also], at });
    // After the end of a hiding, which would end the flag as well.
    if (taken.includes('withheld')) await withholdMember(unit, held.member, true, at);
    await closeReport(unit, held, {
      ...{ operator, outcome, also, ground, facts, removed, credits, together, at },
    });
  });
  return { report };
});
