import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Deletes the file of an upload that a crash left without a row. Retried for a month, because no erasure
 * would find the file (ACC-13).
 */
export const sweepUploadJob = job('photos/sweep-upload', z.object({ member: id, path: z.string() }), {
  forgotten: true,
  triedForHours: 30 * 24,
});
