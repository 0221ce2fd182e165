import { letPhotoIn } from '#server/photos/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { refillMessage } from '../conversations/blank-message.sql.ts';
import { tellChanged } from '../conversations/notify-message-changed.ts';

/** Restores content whose removal was reversed. The text comes from the evidence (DSA-3). */
export async function returnRemoved(
  platform: Platform,
  unit: Unit,
  { member, photo, conversation, message, said }: HeldReport,
): Promise<void> {
  if (photo !== null) await letPhotoIn(platform, unit, member, photo);
  if (conversation === null || message === null || said === undefined || said.body === null) return;
  const changed = await refillMessage(unit.db, conversation, message, said.body);
  if (changed !== undefined) tellChanged(unit, changed);
}
