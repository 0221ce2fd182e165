import type { Id } from '#contract/kit/id.ts';
import type { RefusedReason } from '#contract/photos/list-refused-hashes.ts';
import {
  approveRejectedPhoto,
  hidingsOf,
  photoPath,
  rejectApprovedPhoto,
  removePictures,
  restorePictures,
} from '#server/photos/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { eraseMessageText, restoreMessageText } from '../conversations/blank-message.sql.ts';
import { notifyMessageChanged } from '../conversations/notify-message-changed.ts';
import { imageAtPath, imageOfMessage } from '../images/message-images.sql.ts';

/** Reasons of a case whose removed pictures are refused from then on, with every copy. */
const refused: Partial<Record<HeldReport['reason'], RefusedReason>> = {
  intimate_image: 'intimate_image',
  underage: 'minors',
};

/** The pictures of a case: those it hides, the reported photo, and the picture of the reported message. */
async function picturesOfCase({ db }: Unit, held: HeldReport): Promise<string[]> {
  const { id, member, photo, conversation, message } = held;
  const hidden = (await hidingsOf(db, id)).map(({ path }) => path);
  const reported = photo === null ? undefined : await photoPath(db, member, photo);
  const sent =
    conversation === null || message === null ? undefined : await imageOfMessage(db, conversation, message);
  return [...new Set([...hidden, ...[reported, sent?.path].filter((path) => path !== undefined)])];
}

/** Removes a message for both members of its conversation. False if it is removed already. */
async function removeMessage(unit: Unit, conversation: Id, seq: number, now: Date): Promise<boolean> {
  const changed = await eraseMessageText(unit.db, conversation, seq, now);
  if (changed !== undefined) notifyMessageChanged(unit, changed);
  return changed !== undefined;
}

/**
 * Removes reported content: a message for both members of its conversation, or pictures for everybody. An
 * intimate image and the image of a minor go with every identical copy (NCII-1). False if there is nothing to
 * remove: a profile, a conversation, or content its member already removed.
 */
export async function removeReportedContent(
  platform: Platform,
  unit: Unit,
  held: HeldReport,
  now: Date,
): Promise<boolean> {
  const { id: report, member, photo, conversation, message, reason } = held;
  const refusedFor = refused[reason];
  const paths = await picturesOfCase(unit, held);
  const removed =
    paths.length === 0 || (refusedFor === undefined && (await hidingsOf(unit.db, report)).length === 0)
      ? []
      : await removePictures(platform, unit, paths, { report, reason: refusedFor ?? null, at: now });
  for (const path of removed) {
    const sent = await imageAtPath(unit.db, path);
    if (sent !== undefined && sent.conversation_id !== null && sent.seq !== null)
      await removeMessage(unit, sent.conversation_id, sent.seq, now);
  }
  if (removed.length > 0) return true;
  if (photo !== null) return rejectApprovedPhoto(platform, unit, member, photo);
  if (conversation === null || message === null) return false;
  return removeMessage(unit, conversation, message, now);
}

/** Restores a message. The caller has its body: the evidence, or the path of its picture. */
async function restoreMessage(unit: Unit, conversation: Id, seq: number, body: string): Promise<void> {
  const changed = await restoreMessageText(unit.db, conversation, seq, body);
  if (changed !== undefined) notifyMessageChanged(unit, changed);
}

/**
 * Restores content whose removal was reversed, with every copy (DSA-3). The text of a message comes from the
 * evidence.
 */
export async function restoreRemovedContent(
  platform: Platform,
  unit: Unit,
  { id: report, member, photo, conversation, message, said }: HeldReport,
): Promise<void> {
  for (const path of await restorePictures(platform, unit, report)) {
    const sent = await imageAtPath(unit.db, path);
    if (sent !== undefined && sent.conversation_id !== null && sent.seq !== null)
      await restoreMessage(unit, sent.conversation_id, sent.seq, path);
  }
  if (photo !== null) await approveRejectedPhoto(platform, unit, member, photo);
  if (conversation === null || message === null || said === undefined || said.body === null) return;
  await restoreMessage(unit, conversation, message, said.body);
}
