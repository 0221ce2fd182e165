import { jobHandler } from '#server/platform/jobs/job.ts';
import { allPhotoKeys } from '../files/all-photo-keys.ts';
import { photosOf } from '../gallery/own-photos.sql.ts';
import { sweepUploadJob } from './sweep-upload.job.ts';

export const sweepUploadHandler = jobHandler(sweepUploadJob, async ({ member, path }, { db, storage }) => {
  const kept = await photosOf(db, member);
  if (kept.some((photo) => photo.path === path)) return;
  for (const key of allPhotoKeys(path)) await storage.delete(key);
});
