import { changePhoto } from '#contract/photos/change-photo.ts';
import { handler } from '#server/platform/http/handler.ts';
import { announcePhotos } from './announce-photos.ts';
import { applyPhotoChange } from './apply-photo-change.ts';

export const changePhotoHandler = handler(changePhoto, async (call, platform) => {
  const photos = await platform.transact(async (unit) => {
    await applyPhotoChange(unit, call.member, call.input);
    return announcePhotos(platform, unit, call.member, call.language);
  });
  return { photos };
});
