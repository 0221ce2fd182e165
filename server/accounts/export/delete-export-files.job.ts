import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Deletes the files of exports that have no row any more; stored with the deletion of the rows, so none is forgotten.
 * Nothing else finds these files, so it is tried for a month: a storage that is away is mended by then.
 */
export const deleteExportFilesJob = job(
  'accounts/delete-export-files',
  z.object({ keys: z.array(z.string()) }),
  { forgotten: true, triedForHours: 30 * 24 },
);
