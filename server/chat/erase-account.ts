import type { Id } from '#contract/kit/id.ts';
import { enqueuePictureDeletion } from '#server/photos/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteEditorRows } from './answer-promises/fictional-messages.sql.ts';
import { deleteOrphanedConversations, eraseMessageBodies } from './conversations/erase-conversations.sql.ts';
import { deleteTies } from './fictional/fictional-ties.sql.ts';
import { deleteImagesOf } from './images/write-message-images.sql.ts';
import { resetParticipants } from './inbox/own-participant.sql.ts';
import { deleteReactionsOf } from './reactions/reactions.sql.ts';
import { setReadReceiptsOff } from './read-receipts/read-receipts.sql.ts';
import { deleteOpeners } from './spam/openers.sql.ts';

/**
 * Erases the text, pictures and reactions of an erased member. The rows stay, so that message numbers have no gap
 * and the other member keeps their own messages (ACC-13). Conversations whose other member was erased earlier
 * are deleted.
 */
export async function eraseAccount(unit: Unit, member: Id, now: Date): Promise<void> {
  await enqueuePictureDeletion(unit, await deleteImagesOf(unit.db, member));
  await deleteTies(unit.db, member);
  await deleteEditorRows(unit.db, member);
  await deleteOpeners(unit.db, member);
  await deleteReactionsOf(unit.db, member);
  await deleteOrphanedConversations(unit.db, member);
  await eraseMessageBodies(unit.db, member, now);
  await resetParticipants(unit.db, member);
  await setReadReceiptsOff(unit.db, member, false);
}
