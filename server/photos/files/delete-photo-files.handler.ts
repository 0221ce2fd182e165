import { failpoint } from '#server/platform/failpoint.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { allPhotoKeys } from './all-photo-keys.ts';
import { deletePhotoFilesJob } from './delete-photo-files.job.ts';

export const deletePhotoFilesHandler = jobHandler(deletePhotoFilesJob, async ({ paths }, { storage }) => {
  for (const key of paths.flatMap(allPhotoKeys)) {
    await storage.delete(key);
    failpoint('photos/file-deleted');
  }
});
