import { messageChanged } from '#contract/chat/events.ts';
import type { Id } from '#contract/kit/id.ts';
import type { RefusedReason } from '#contract/photos/list-refused-hashes.ts';
import {
  approveRejectedPhoto,
  hidingsOf,
  photoPath,
  rejectApprovedPhoto,
  rejectWaitingPhoto,
  removePictures,
  restorePictures,
} from '#server/photos/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { type HeldReport, liftCopyCases, photosOfPictures } from '#server/safety/door.ts';
import {
  type ChangedMessage,
  eraseMessageText,
  restoreMessageText,
} from '../conversations/blank-message.sql.ts';
import { toMessage } from '../conversations/message-view.ts';
import { imageAtPath, imageOfMessage } from '../images/message-images.sql.ts';
import { type Removal, removeWithCopies } from './remove-copies.ts';

/** Reasons of a case whose removed pictures go with identical copies, and are refused from then on. */
const refused: Partial<Record<HeldReport['reason'], RefusedReason>> = {
  intimate_image: 'intimate_image',
  underage: 'minors',
};

/** The pictures that a removal is about: hidden, reported, sent with the message, or chosen of a profile. */
async function picturesOfCase({ db }: Unit, held: HeldReport, chosen: readonly Id[]): Promise<string[]> {
  const { id, member, photo, conversation, message } = held;
  const paths: Array<string | undefined> = (await hidingsOf(db, id)).map(({ path }) => path);
  for (const one of photo === null ? chosen : [photo]) paths.push(await photoPath(db, member, one));
  if (conversation !== null && message !== null)
    paths.push((await imageOfMessage(db, conversation, message))?.path);
  return [...new Set(paths.filter((path) => path !== undefined))];
}

/**
 * Removes pictures by their path, so that they can be restored together. An intimate image and the image of a
 * minor go with identical copies (NCII-1). Other pictures go this way only if the case hides them. Returns
 * whether anything was removed.
 */
async function removeByPath(
  platform: Platform,
  unit: Unit,
  held: HeldReport,
  { chosen, removal }: { readonly chosen: readonly Id[]; readonly removal: Removal },
): Promise<boolean> {
  const { id: report } = held;
  const { at } = removal;
  const reason = refused[held.reason];
  if (reason === undefined && (await hidingsOf(unit.db, report)).length === 0) return false;
  const paths = await picturesOfCase(unit, held, chosen);
  if (paths.length === 0) return false;
  const removed =
    reason === undefined
      ? await removePictures(platform, unit, paths, { report, at })
      : await removeWithCopies(platform, unit, held, { paths, reason, removal });
  await removeSentPictures(unit, removed, at);
  return removed.length > 0;
}

/** Removes the messages to which these pictures belong. */
export async function removeSentPictures(unit: Unit, paths: readonly string[], at: Date): Promise<void> {
  for (const path of paths) {
    const sent = await imageAtPath(unit.db, path);
    if (sent !== undefined && sent.conversation_id !== null && sent.seq !== null)
      await removeMessage(unit, sent.conversation_id, sent.seq, at);
  }
}

/** Sends the changed message to both members' devices after the commit. */
function notifyMessageChanged(unit: Unit, { row, members }: ChangedMessage): void {
  for (const member of members) unit.emit(member, messageChanged, { message: toMessage(row, member) });
}

/** Removes a message for both members of its conversation. False if it is removed already. */
async function removeMessage(unit: Unit, conversation: Id, seq: number, now: Date): Promise<boolean> {
  const changed = await eraseMessageText(unit.db, conversation, seq, now);
  if (changed !== undefined) notifyMessageChanged(unit, changed);
  return changed !== undefined;
}

/** Rejects a photo, also one that waits for its review. */
const rejectPhoto = async (platform: Platform, unit: Unit, member: Id, photo: Id): Promise<boolean> =>
  (await rejectApprovedPhoto(platform, unit, member, photo)) ||
  (await rejectWaitingPhoto(platform, unit, member, photo));

/**
 * Removes the content of a case: a message for both members of its conversation, a photo for everybody, or
 * the chosen images of a profile. Returns the rejected photos of a profile. Refuses `nothing_to_remove` if
 * there is nothing, or its member already removed it.
 */
export async function removeReportedContent(
  platform: Platform,
  unit: Unit,
  held: HeldReport,
  { pictures, removal }: { readonly pictures: readonly Id[]; readonly removal: Removal },
): Promise<Id[]> {
  const { at } = removal;
  const { id, member, photo, conversation, message, subject } = held;
  const chosen = subject === 'profile' ? await photosOfPictures(unit.db, id, pictures) : [];
  if ((await removeByPath(platform, unit, held, { chosen, removal })) && chosen.length === 0) return [];
  if (photo !== null && (await rejectPhoto(platform, unit, member, photo))) return [];
  if (conversation !== null && message !== null && (await removeMessage(unit, conversation, message, at)))
    return [];
  const rejected: Id[] = [];
  for (const one of chosen) if (await rejectPhoto(platform, unit, member, one)) rejected.push(one);
  if (rejected.length === 0 && (await hidingsOf(unit.db, id)).length === 0)
    throw new Refusal('nothing_to_remove');
  return rejected;
}

/** Restores a message. The caller has its body: the evidence, or the path of its picture. */
async function restoreMessage(unit: Unit, conversation: Id, seq: number, body: string): Promise<void> {
  const changed = await restoreMessageText(unit.db, conversation, seq, body);
  if (changed !== undefined) notifyMessageChanged(unit, changed);
}

/** Restores the pictures that one case removed, and the messages that they belong to. */
async function restoreByPath(platform: Platform, unit: Unit, report: Id): Promise<void> {
  for (const path of await restorePictures(platform, unit, report)) {
    const sent = await imageAtPath(unit.db, path);
    if (sent !== undefined && sent.conversation_id !== null && sent.seq !== null)
      await restoreMessage(unit, sent.conversation_id, sent.seq, path);
  }
}

/**
 * Restores content whose removal was reversed, with the copies of other owners (DSA-3). The text of a message comes
 * from the evidence.
 */
export async function restoreRemovedContent(
  platform: Platform,
  unit: Unit,
  { id: report, member, photo, conversation, message, said, removed }: HeldReport,
  at: Date,
): Promise<void> {
  for (const one of [report, ...(await liftCopyCases(unit, report, at))])
    await restoreByPath(platform, unit, one);
  for (const one of photo === null ? removed.photos : [photo])
    await approveRejectedPhoto(platform, unit, member, one);
  if (conversation === null || message === null || said === undefined || said.body === null) return;
  await restoreMessage(unit, conversation, message, said.body);
}
