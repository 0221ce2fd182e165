import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Deletes the file and the row of a picture that was uploaded and never sent. No other code would find the
 * file, so the job retries for a month.
 */
export const sweepImageJob = job('chat/sweep-image', z.object({ member: id, path: z.string() }), {
  forgotten: true,
  triedForHours: 30 * 24,
});
