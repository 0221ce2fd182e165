import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Deletes all files of photos that have no row any more; stored with the deletion of the rows, so none is forgotten.
 * Nothing else finds these files, so it is tried for a month: a storage that is away is mended by then.
 */
export const deletePhotoFilesJob = job(
  'photos/delete-photo-files',
  z.object({ paths: z.array(z.string()) }),
  { forgotten: true, triedForHours: 30 * 24 },
);
