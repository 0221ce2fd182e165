import { removePhoto } from '#contract/photos/remove-photo.ts';
import { handler } from '#server/platform/http/handler.ts';
import { deletePhotoFilesJob } from '../jobs/delete-photo-files.job.ts';
import { deletePhoto, lockPhotos, makeMain, photosOf } from '../store/own-photos.ts';

export const removePhotoHandler = handler(removePhoto, async (call, platform) => {
  await platform.transact(async (unit) => {
    await lockPhotos(unit.db, call.member);
    const removed = await deletePhoto(unit.db, call.member, call.input.id);
    if (removed === undefined) return call.refuse('not_found');
    const [next] = removed.is_main ? await photosOf(unit.db, call.member) : [];
    if (next !== undefined) await makeMain(unit.db, call.member, next.id);
    await unit.enqueue(deletePhotoFilesJob, { paths: [removed.path] });
  });
  return { removed: true as const };
});
