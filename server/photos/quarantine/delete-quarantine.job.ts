import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { quarantineKey } from '../files/storage-keys.ts';

/** Deletes the sealed original of an upload, which is kept for the review alone (GDPR-6). */
export const deleteQuarantineJob = job('photos/delete-quarantine', z.object({ path: z.string() }), {
  forgotten: true,
  triedForHours: 30 * 24,
});

export const deleteQuarantineHandler = jobHandler(deleteQuarantineJob, ({ path }, { storage }) =>
  storage.delete(quarantineKey(path)),
);
