import { showImage } from '#contract/chat/show-image.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readChat } from '../conversations/read-chat.ts';
import { toMessageImage } from './image-view.ts';
import { imageOfMessage } from './message-images.sql.ts';
import { markShown } from './write-message-images.sql.ts';

/**
 * Returns the picture only if the caller can open the conversation and the message is visible there. After a
 * block or a removal it returns nothing.
 */
export const showImageHandler = handler(showImage, async (call, platform) => {
  const { site, member, input } = call;
  const { db, clock } = platform;
  const chat = await readChat(db, site, member, input.conversation, clock.now());
  if (!chat || input.message <= chat.removed_up_to) return call.refuse('not_found');
  const row = await imageOfMessage(db, input.conversation, input.message);
  if (!row) return call.refuse('not_found');
  if (row.receiver_id === member) await markShown(db, input.conversation, input.message, clock.now());
  return { ...input, image: toMessageImage(platform, row, member, true) };
});
