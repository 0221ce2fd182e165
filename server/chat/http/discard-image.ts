import { discardImage } from '#contract/chat/discard-image.ts';
import { dropPictures } from '#server/photos/drop-pictures.ts';
import { handler } from '#server/platform/http/handler.ts';
import { tellHeldImages } from '../actions/tell-held-images.ts';
import { imageOf } from '../store/message-images.ts';
import { deleteImage } from '../store/write-message-images.ts';

/** What waits for an operator or was delivered is paid and stays. */
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
