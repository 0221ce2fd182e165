import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endNoticeHiding, unrestrictMember } from '#server/profiles/door.ts';
import { closeReport, heldReport, liftWithheld } from '#server/safety/door.ts';
import { restoreRemovedContent } from './reported-content.ts';

export const decideAppealHandler = handler(decideAppeal, async (call, platform) => {
  const { operator, input } = call;
  const { report, outcome } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const held = await heldReport(unit.db, report, operator);
    if (held?.appeal === outcome) return;
    if (held?.status !== 'appealed') return call.refuse('report_not_yours');
    if (outcome === 'reversed') {
      if (held.first === 'content_removed') await restoreRemovedContent(platform, unit, held);
      await endNoticeHiding(platform, unit, held, at);
      if (held.first === 'withheld') await liftWithheld(unit, held.member, held.id);
      // There is nothing to end if the restriction expired or an operator lifted it already.
      await unrestrictMember(unit, held.member, { report }, { at, toldElsewhere: true });
    }
    await closeReport(unit, held, { stage: 'appeal', operator, outcome, at });
  });
  return { report };
});
