import type { Id } from '#contract/kit/id.ts';
import type { Measure } from '#contract/safety/decision.ts';
import { approveRejectedPhoto, rejectApprovedPhoto, rejectWaitingPhoto } from '#server/photos/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { removeProfileText, restoreProfileText } from '#server/profiles/door.ts';
import { type HeldReport, liftWithheld, photosOfPictures, type RemovedContent } from '#server/safety/door.ts';
import { eraseMessageText, restoreMessageText } from '../conversations/blank-message.sql.ts';
import { notifyMessageChanged } from '../conversations/notify-message-changed.ts';

interface Taken {
  readonly measures: readonly Measure[];
  /** Images of the case whose photos are removed. */
  readonly pictures: readonly Id[];
  readonly at: Date;
}

/** Rejects a photo, also one that waits for its review. */
async function removePhoto(platform: Platform, unit: Unit, member: Id, photo: Id): Promise<boolean> {
  return (
    (await rejectApprovedPhoto(platform, unit, member, photo)) ||
    (await rejectWaitingPhoto(platform, unit, member, photo))
  );
}

/**
 * Removes the content of a case: a message for both members of its conversation, a photo for everybody, or
 * the chosen photos of a profile. Returns the removed photos of a profile. Refuses `nothing_to_remove` if
 * there is nothing, or its member already removed it.
 */
async function removeContent(
  platform: Platform,
  unit: Unit,
  { id, member, photo, conversation, message, subject }: HeldReport,
  { pictures, at }: Taken,
): Promise<Id[]> {
  if (photo !== null && (await removePhoto(platform, unit, member, photo))) return [];
  if (conversation !== null && message !== null) {
    const changed = await eraseMessageText(unit.db, conversation, message, at);
    if (changed !== undefined) {
      notifyMessageChanged(unit, changed);
      return [];
    }
  }
  const removed: Id[] = [];
  if (subject === 'profile')
    for (const one of await photosOfPictures(unit.db, id, pictures))
      if (await removePhoto(platform, unit, member, one)) removed.push(one);
  if (removed.length === 0) throw new Refusal('nothing_to_remove');
  return removed;
}

/**
 * Carries out the removals of a decision. The caller stores the decision in the same transaction. Refuses
 * `nothing_to_remove`.
 */
export async function takeMeasures(
  platform: Platform,
  unit: Unit,
  held: HeldReport,
  taken: Taken,
): Promise<RemovedContent> {
  const { measures } = taken;
  const photos = measures.includes('content_removed') ? await removeContent(platform, unit, held, taken) : [];
  const text = measures.includes('text_removed') ? await removeProfileText(unit.db, held.member) : null;
  if (measures.includes('text_removed') && text === null) throw new Refusal('nothing_to_remove');
  return { photos, text };
}

/** Undoes these measures after an appeal. The text of a message comes from the evidence (DSA-3). */
export async function undoMeasures(platform: Platform, unit: Unit, held: HeldReport): Promise<void> {
  const { id, member, photo, conversation, message, said, taken, removed } = held;
  if (taken.includes('withheld')) await liftWithheld(unit, member, id);
  if (taken.includes('text_removed')) await restoreProfileText(unit.db, member, removed.text);
  if (!taken.includes('content_removed')) return;
  for (const one of photo === null ? removed.photos : [photo])
    await approveRejectedPhoto(platform, unit, member, one);
  if (conversation === null || message === null || said === undefined || said.body === null) return;
  const changed = await restoreMessageText(unit.db, conversation, message, said.body);
  if (changed !== undefined) notifyMessageChanged(unit, changed);
}
