import type { Id } from '#contract/kit/id.ts';
import { dropPictures } from '#server/photos/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteEndedTalks, eraseBodies } from './conversations/erase-conversations.sql.ts';
import { deleteTies } from './fictional/fictional-ties.sql.ts';
import { deleteImagesOf } from './images/write-message-images.sql.ts';
import { forgetSides } from './inbox/mute-participant.sql.ts';
import { setSilentReader } from './read-receipts/silent-readers.sql.ts';
import { deleteOpeners } from './spam/openers.sql.ts';

/**
 * Erases the text and pictures that an erased member sent. The rows stay, so that message numbers have no gap
 * and the other member keeps their own messages (ACC-13). Conversations whose other member was erased earlier
 * are deleted.
 */
export async function eraseAccount(unit: Unit, member: Id, now: Date): Promise<void> {
  await dropPictures(unit, await deleteImagesOf(unit.db, member));
  await deleteTies(unit.db, member);
  await deleteOpeners(unit.db, member);
  await deleteEndedTalks(unit.db, member);
  await eraseBodies(unit.db, member, now);
  await forgetSides(unit.db, member);
  await setSilentReader(unit.db, member, false);
}
