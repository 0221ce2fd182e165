import { failpoint } from '#server/platform/failpoint.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { keysOfPhoto } from './all-photo-keys.ts';
import { deletePhotoFilesJob } from './delete-photo-files.job.ts';

export const deletePhotoFilesHandler = jobHandler(deletePhotoFilesJob, async ({ paths }, { storage }) => {
  for (const key of paths.flatMap(keysOfPhoto)) {
    await storage.delete(key);
    failpoint('photos/file-deleted');
  }
});
