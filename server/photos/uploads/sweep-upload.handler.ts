import { jobHandler } from '#server/platform/jobs/job.ts';
import { keysOfPhoto } from '../files/all-photo-keys.ts';
import { photosOf } from '../gallery/own-photos.sql.ts';
import { sweepUploadJob } from './sweep-upload.job.ts';

export const sweepUploadHandler = jobHandler(sweepUploadJob, async ({ member, path }, { db, storage }) => {
  const kept = await photosOf(db, member);
  if (kept.some((photo) => photo.path === path)) return;
  for (const key of keysOfPhoto(path)) await storage.delete(key);
});
