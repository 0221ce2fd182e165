import { refusePhoto } from '#server/photos/refuse-photo.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import type { HeldReport } from '#server/safety/held-report.ts';
import { emptyMessage } from '../store/remove-message.ts';
import { tellChanged } from './tell-changed.ts';

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
