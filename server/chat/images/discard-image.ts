import { discardImage } from '#contract/chat/discard-image.ts';
import { enqueuePictureDeletion } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { notifyHeldImages } from './get-held-images.ts';
import { findImage } from './message-images.sql.ts';
import { deleteImage } from './write-message-images.sql.ts';

/** A picture that waits for review or was delivered is paid for and stays. */
export const discardImageHandler = handler(discardImage, async (call, platform) => {
  const { client_id: clientId } = call.input;
  const key = { sender: call.member, clientId };
  await platform.transact(async (unit) => {
    const path = await deleteImage(unit.db, key);
    if (path === undefined) {
      if (await findImage(unit.db, key)) call.refuse('image_sent');
      return;
    }
    await enqueuePictureDeletion(unit, [path]);
    await notifyHeldImages(platform, unit, call.site, call.member);
  });
  return { client_id: clientId };
});
