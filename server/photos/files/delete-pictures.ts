import type { Unit } from '#server/platform/platform.ts';
import { deletePhotoFilesJob } from './delete-photo-files.job.ts';

/** Enqueues the deletion of the pictures' files, in the transaction that removed the pictures. */
export async function enqueuePictureDeletion(unit: Unit, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await unit.enqueue(deletePhotoFilesJob, { paths: [...paths] });
}
