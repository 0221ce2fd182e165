import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { approveRejectedPhoto } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { unrestrictMember } from '#server/profiles/door.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { closeReport, heldReport, liftWithheld } from '#server/safety/door.ts';
import { restoreMessageText } from '../conversations/blank-message.sql.ts';
import { notifyMessageChanged } from '../conversations/notify-message-changed.ts';

/** Restores content whose removal was reversed. The text comes from the evidence (DSA-3). */
async function restoreRemovedContent(
  platform: Platform,
  unit: Unit,
  { member, photo, conversation, message, said }: HeldReport,
): Promise<void> {
  if (photo !== null) await approveRejectedPhoto(platform, unit, member, photo);
  if (conversation === null || message === null || said === undefined || said.body === null) return;
  const changed = await restoreMessageText(unit.db, conversation, message, said.body);
  if (changed !== undefined) notifyMessageChanged(unit, changed);
}

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
      if (held.first === 'withheld') await liftWithheld(unit, held.member, held.id);
      // There is nothing to end if the restriction expired or an operator lifted it already.
      await unrestrictMember(unit, held.member, { report }, { at, toldElsewhere: true });
    }
    await closeReport(unit, held, { stage: 'appeal', operator, outcome, at });
  });
  return { report };
});
