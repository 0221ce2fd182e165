import { dropPictures } from '#server/photos/drop-pictures.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { deleteUpload } from '../store/write-message-images.ts';
import { sweepImageJob } from './sweep-image.job.ts';

export const sweepImageHandler = jobHandler(sweepImageJob, async ({ path }, platform) => {
  await platform.transact(async (unit) => {
    if (await deleteUpload(unit.db, path)) await dropPictures(unit, [path]);
  });
});
