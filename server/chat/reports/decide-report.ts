import { decideReport } from '#contract/chat/decide-report.ts';
import { rejectApprovedPhoto } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { endHiding } from '#server/profiles/door.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { closeReport, heldReport, withholdMember } from '#server/safety/door.ts';
import { eraseMessageText } from '../conversations/blank-message.sql.ts';
import { notifyMessageChanged } from '../conversations/notify-message-changed.ts';
import { refundFictional } from '../fictional/refund-fictional.ts';

/**
 * Removes reported content: a message for both members of its conversation, or a photo for everybody. False
 * if there is nothing to remove: a profile, a conversation, or content its member already removed.
 */
async function removeReportedContent(
  platform: Platform,
  unit: Unit,
  { member, photo, conversation, message }: HeldReport,
  now: Date,
): Promise<boolean> {
  if (photo !== null) return rejectApprovedPhoto(platform, unit, member, photo);
  if (conversation === null || message === null) return false;
  const changed = await eraseMessageText(unit.db, conversation, message, now);
  if (changed !== undefined) notifyMessageChanged(unit, changed);
  return changed !== undefined;
}

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
    const credits = outcome === 'refunded' ? await refundFictional(unit, held, at) : null;
    if (outcome === 'refunded' && credits === null) call.refuse('nothing_to_refund');
    await endHiding(unit, held, outcome, at);
    if (outcome === 'withheld') await withholdMember(unit, held.member, true, at);
    await closeReport(unit, held, { stage: 'first', operator, outcome, ground, credits, at });
  });
  return { report };
});
