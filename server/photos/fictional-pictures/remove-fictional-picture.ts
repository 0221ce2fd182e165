import { removeFictionalPicture } from '#contract/photos/fictional/remove-fictional-picture.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { deletePhotoFilesJob } from '../files/delete-photo-files.job.ts';
import { isMemberPhotoPath } from '../files/storage-keys.ts';
import { announcePhotos } from '../gallery/load-own-photos.ts';
import { deletePhoto, lockPhotos } from '../gallery/own-photos.sql.ts';
import { endRecord, lockFictional } from './fictional-pictures.sql.ts';

export const removeFictionalPictureHandler = handler(removeFictionalPicture, async (call, platform) => {
  const { operator, input, language } = call;
  const { profile, photo } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    if (!(await lockFictional(unit.db, profile))) return call.refuse('not_found');
    await lockPhotos(unit.db, profile);
    const removed = await deletePhoto(unit.db, profile, photo);
    if (removed === undefined) return call.refuse('not_found');
    await endRecord(unit.db, removed.path, at);
    // Other profiles of the demo may show the same drawing.
    if (isMemberPhotoPath(removed.path)) await unit.enqueue(deletePhotoFilesJob, { paths: [removed.path] });
    await announcePhotos(platform, unit, profile, language);
    const action = 'photos/remove-fictional-picture';
    await recordAction(unit, { operator, action, member: profile, subject: photo, at });
  });
  return { photo };
});
