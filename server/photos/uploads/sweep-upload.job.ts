import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { heldPictures } from '#server/safety/door.ts';
import { allPhotoKeys } from '../files/storage-keys.ts';
import { photosOf } from '../gallery/own-photos.sql.ts';

/**
 * Deletes the file of an upload that a crash left without a row. Retried for a month, because no erasure
 * would find the file (ACC-13).
 */
export const sweepUploadJob = job('photos/sweep-upload', z.object({ member: id, path: z.string() }), {
  forgotten: true,
  triedForHours: 30 * 24,
});

export const sweepUploadHandler = jobHandler(sweepUploadJob, async ({ member, path }, { db, storage }) => {
  const kept = await photosOf(db, member);
  if (kept.some((photo) => photo.path === path) || (await heldPictures(db, [path])).size > 0) return;
  for (const key of allPhotoKeys(path)) await storage.delete(key);
});
