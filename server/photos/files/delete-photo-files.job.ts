import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Deletes all files of photos that have no row any more. Enqueued in the transaction that deletes the rows,
 * so that no file is forgotten. Retried for a month, because nothing else finds these files and a storage
 * outage is fixed by then.
 */
export const deletePhotoFilesJob = job(
  'photos/delete-photo-files',
  z.object({ paths: z.array(z.string()) }),
  { forgotten: true, triedForHours: 30 * 24 },
);
