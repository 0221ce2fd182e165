import { enqueuePictureDeletion } from '#server/photos/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { sweepImageJob } from './sweep-image.job.ts';
import { deleteUpload } from './write-message-images.sql.ts';

export const sweepImageHandler = jobHandler(sweepImageJob, async ({ path }, platform) => {
  await platform.transact(async (unit) => {
    if (await deleteUpload(unit.db, path)) await enqueuePictureDeletion(unit, [path]);
  });
});
