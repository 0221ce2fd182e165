import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endNoticeHiding, unrestrictMember } from '#server/profiles/door.ts';
import { closeAppeal, heldReport, waitingAppeal } from '#server/safety/door.ts';
import { undoMeasures } from './take-measures.ts';

export const decideAppealHandler = handler(decideAppeal, async (call, platform) => {
  const { operator, input } = call;
  const { report, by, outcome, reasons } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const held = await heldReport(unit.db, report, operator);
    if (held?.reviews[by] === outcome) return;
    // The appeal of the affected member comes first.
    if (held?.status !== 'appealed' || (await waitingAppeal(unit.db, report)) !== by)
      return call.refuse('report_not_yours');
    if (by === 'reporter' && outcome === 'reversed' && held.reviews.member !== null)
      call.refuse('case_reviewed');
    if (by === 'member' && outcome === 'reversed') {
      await undoMeasures(platform, unit, held, at);
      await endNoticeHiding(platform, unit, held, at);
      // There is nothing to end if the restriction expired or an operator lifted it already.
      await unrestrictMember(unit, held.member, { report }, { at, toldElsewhere: true });
    }
    await closeAppeal(unit, held, { by, operator, outcome, reasons, at });
  });
  return { report };
});
