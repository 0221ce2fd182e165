import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { heldPictures } from '#server/safety/door.ts';
import { quarantineKey } from '../files/storage-keys.ts';

/**
 * Deletes the sealed original of an upload, which is kept for the review alone. A held original stays until its
 * hold is released (GDPR-6).
 */
export const deleteQuarantineJob = job('photos/delete-quarantine', z.object({ path: z.string() }), {
  forgotten: true,
  triedForHours: 30 * 24,
});

export const deleteQuarantineHandler = jobHandler(deleteQuarantineJob, async ({ path }, { db, storage }) => {
  if ((await heldPictures(db, [path])).size === 0) await storage.delete(quarantineKey(path));
});
