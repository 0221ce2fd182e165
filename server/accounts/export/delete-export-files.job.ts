import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';

/**
 * Deletes export files whose rows are gone. The job is stored together with the deletion of the rows, so that
 * no file is missed. Nothing else finds these files, so the job is retried for a month, which outlasts a
 * storage outage.
 */
export const deleteExportFilesJob = job(
  'accounts/delete-export-files',
  z.object({ keys: z.array(z.string()) }),
  { forgotten: true, triedForHours: 30 * 24 },
);

export const deleteExportFiles = jobHandler(deleteExportFilesJob, async ({ keys }, { storage }) => {
  for (const key of keys) await storage.delete(key);
});
