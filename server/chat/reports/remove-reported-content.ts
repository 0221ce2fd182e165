import { rejectApprovedPhoto } from '#server/photos/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { eraseMessageText } from '../conversations/blank-message.sql.ts';
import { notifyMessageChanged } from '../conversations/notify-message-changed.ts';

/**
 * Removes reported content: a message for both members of its conversation, or a photo for everybody. False
 * if there is nothing to remove: a profile, a conversation, or content its member already removed.
 */
export async function removeReportedContent(
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
