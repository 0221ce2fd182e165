import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Deletes a picture that was uploaded and never sent, its row too; without it nobody finds the file, so it is tried for a month. */
export const sweepImageJob = job('chat/sweep-image', z.object({ member: id, path: z.string() }), {
  forgotten: true,
  triedForHours: 30 * 24,
});
