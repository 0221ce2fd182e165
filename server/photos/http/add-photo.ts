import { addPhoto } from '#contract/photos/add-photo.ts';
import { handler } from '#server/platform/http/handler.ts';
import { takePhoto } from '../actions/take-photo.ts';

export const addPhotoHandler = handler(addPhoto, async (call, platform) => {
  const bytes = new Uint8Array(await call.input.photo.arrayBuffer());
  return { photo: await takePhoto(platform, call.site, call.member, call.language, bytes) };
});
