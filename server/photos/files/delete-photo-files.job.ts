import * as z from 'zod/mini';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Unit } from '#server/platform/platform.ts';
import { heldPictures } from '#server/safety/door.ts';
import { forgetPictures } from './forget-pictures.sql.ts';
import { allPhotoKeys } from './storage-keys.ts';

/**
 * Deletes all files of photos that have no row any more, and their hashes. Enqueued in the transaction that deletes the rows,
 * so that no file is forgotten. Retried for a month, because nothing else finds these files and a storage
 * outage is fixed by then. The files of a held picture stay until its hold is released (GDPR-6).
 */
export const deletePhotoFilesJob = job(
  'photos/delete-photo-files',
  z.object({ paths: z.array(z.string()) }),
  { forgotten: true, triedForHours: 30 * 24 },
);

export const deletePhotoFilesHandler = jobHandler(deletePhotoFilesJob, async ({ paths }, { db, storage }) => {
  const held = await heldPictures(db, paths);
  for (const key of paths.filter((path) => !held.has(path)).flatMap(allPhotoKeys)) {
    await storage.delete(key);
    failpoint('photos/file-deleted');
  }
  await forgetPictures(db, paths);
});

/** Enqueues the deletion of the pictures' files, in the transaction that removed the pictures. */
export async function enqueuePictureDeletion(unit: Unit, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await unit.enqueue(deletePhotoFilesJob, { paths: [...paths] });
}
