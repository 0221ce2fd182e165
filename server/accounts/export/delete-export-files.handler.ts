import { jobHandler } from '#server/platform/jobs/job.ts';
import { deleteExportFilesJob } from './delete-export-files.job.ts';

export const deleteExportFiles = jobHandler(deleteExportFilesJob, async ({ keys }, { storage }) => {
  for (const key of keys) await storage.delete(key);
});
