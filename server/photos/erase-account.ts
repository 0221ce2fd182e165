import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { deleteRecords } from './fictional-pictures/fictional-pictures.sql.ts';
import { deletePhotoFilesJob } from './files/delete-photo-files.job.ts';
import { deletePhotosOf, lockPhotos } from './gallery/own-photos.sql.ts';

/**
 * Deletes the photos of an erased member. The job that deletes their files is stored in the same transaction
 * (ACC-13).
 */
export async function eraseAccount(unit: Unit, member: Id): Promise<void> {
  await lockPhotos(unit.db, member);
  const paths = await deletePhotosOf(unit.db, member);
  await deleteRecords(unit.db, member);
  if (paths.length > 0) await unit.enqueue(deletePhotoFilesJob, { paths });
}
