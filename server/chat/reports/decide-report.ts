import { decideReport } from '#contract/chat/decide-report.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endHiding, settleNoticeHiding } from '#server/profiles/door.ts';
import { closeReport, heldReport, withholdMember } from '#server/safety/door.ts';
import { refundFictional } from '../fictional/refund-fictional.ts';
import { removeReportedContent } from './reported-content.ts';

/** The decision, its consequences and its audit log entry are one transaction. */
export const decideReportHandler = handler(decideReport, async (call, platform) => {
  const { operator, input } = call;
  const { report, outcome, ground = null } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const held = await heldReport(unit.db, report, operator);
    if (held?.first === outcome) return;
    if (held?.status !== 'open') return call.refuse('report_not_yours');
    if (outcome === 'content_removed' && !(await removeReportedContent(platform, unit, held, at)))
      call.refuse('nothing_to_remove');
    const credits = outcome === 'refunded' ? await refundFictional(unit, held) : null;
    if (outcome === 'refunded' && credits === null) call.refuse('nothing_to_refund');
    await endHiding(unit, held, outcome, at);
    await settleNoticeHiding(platform, unit, held, { outcome, at });
    if (outcome === 'withheld') await withholdMember(unit, held.member, true, at);
    await closeReport(unit, held, { stage: 'first', operator, outcome, ground, credits, at });
  });
  return { report };
});
