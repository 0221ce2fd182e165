import { discardImage } from '#contract/chat/discard-image.ts';
import { dropPictures } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { imageOf } from './message-images.sql.ts';
import { tellHeldImages } from './notify-held-images.ts';
import { deleteImage } from './write-message-images.sql.ts';

/** A picture that waits for review or was delivered is paid for and stays. */
export const discardImageHandler = handler(discardImage, async (call, platform) => {
  const { client_id: clientId } = call.input;
  const key = { sender: call.member, clientId };
  await platform.transact(async (unit) => {
    const path = await deleteImage(unit.db, key);
    if (path === undefined) {
      if (await imageOf(unit.db, key)) call.refuse('image_sent');
      return;
    }
    await dropPictures(unit, [path]);
    await tellHeldImages(platform, unit, call.site, call.member);
  });
  return { client_id: clientId };
});
