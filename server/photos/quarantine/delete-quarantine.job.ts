import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Deletes the sealed original of an upload, which is kept for the review alone (GDPR-6). */
export const deleteQuarantineJob = job('photos/delete-quarantine', z.object({ path: z.string() }), {
  forgotten: true,
  triedForHours: 30 * 24,
});
