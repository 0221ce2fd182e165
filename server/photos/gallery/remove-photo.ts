import { removePhoto } from '#contract/photos/remove-photo.ts';
import { handler } from '#server/platform/http/handler.ts';
import { deletePhotoFilesJob } from '../files/delete-photo-files.job.ts';
import { announcePhotos } from './load-own-photos.ts';
import { deletePhoto, lockPhotos } from './own-photos.sql.ts';

export const removePhotoHandler = handler(removePhoto, async (call, platform) => {
  await platform.transact(async (unit) => {
    await lockPhotos(unit.db, call.member);
    const removed = await deletePhoto(unit.db, call.member, call.input.id);
    if (removed === undefined) return call.refuse('not_found');
    await unit.enqueue(deletePhotoFilesJob, { paths: [removed.path] });
    await announcePhotos(platform, unit, call.member, call.language);
  });
  return { removed: true as const };
});
