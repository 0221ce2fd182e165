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
 * Empties what an erased member wrote, and deletes the pictures they sent; the rows stay, so that the numbers of a
 * conversation have no gap and the other side keeps its own words (ACC-13). Conversations whose other member was erased
 * before go altogether.
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
