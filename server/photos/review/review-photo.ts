import { reviewPhoto } from '#contract/photos/review-photo.ts';
import { handler } from '#server/platform/http/handler.ts';
import { decidePhoto } from './decide-photo.ts';

export const reviewPhotoHandler = handler(reviewPhoto, async (call, platform) => {
  const { operator, input } = call;
  const status = await platform.transact((unit) => decidePhoto(platform, unit, { ...input, operator }));
  return status === null ? call.refuse('photo_not_yours') : { status };
});
