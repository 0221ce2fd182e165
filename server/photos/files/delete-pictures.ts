import type { Unit } from '#server/platform/platform.ts';
import { deletePhotoFilesJob } from './delete-photo-files.job.ts';

/** Has the files of pictures deleted, with the transaction that gave them up. */
export async function dropPictures(unit: Unit, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await unit.enqueue(deletePhotoFilesJob, { paths: [...paths] });
}
