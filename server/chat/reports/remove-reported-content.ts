import { refusePhoto } from '#server/photos/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { emptyMessage } from '../conversations/blank-message.sql.ts';
import { tellChanged } from '../conversations/notify-message-changed.ts';

/**
 * Takes what was reported out of everybody's sight: a message for both of its conversation, a photo for all. False where
 * there is nothing to take away: a profile, a conversation, or what its member removed themselves.
 */
export async function removeReported(
  platform: Platform,
  unit: Unit,
  { member, photo, conversation, message }: HeldReport,
  now: Date,
): Promise<boolean> {
  if (photo !== null) return refusePhoto(platform, unit, member, photo);
  if (conversation === null || message === null) return false;
  const changed = await emptyMessage(unit.db, conversation, message, now);
  if (changed !== undefined) tellChanged(unit, changed);
  return changed !== undefined;
}
