import { approveRejectedPhoto } from '#server/photos/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { restoreMessageText } from '../conversations/blank-message.sql.ts';
import { notifyMessageChanged } from '../conversations/notify-message-changed.ts';

/** Restores content whose removal was reversed. The text comes from the evidence (DSA-3). */
export async function restoreRemovedContent(
  platform: Platform,
  unit: Unit,
  { member, photo, conversation, message, said }: HeldReport,
): Promise<void> {
  if (photo !== null) await approveRejectedPhoto(platform, unit, member, photo);
  if (conversation === null || message === null || said === undefined || said.body === null) return;
  const changed = await restoreMessageText(unit.db, conversation, message, said.body);
  if (changed !== undefined) notifyMessageChanged(unit, changed);
}
