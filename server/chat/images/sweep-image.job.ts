import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { enqueuePictureDeletion } from '#server/photos/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { deleteUpload } from './write-message-images.sql.ts';

/**
 * Deletes the file and the row of a picture that was uploaded and never sent. No other code would find the
 * file, so the job retries for a month.
 */
export const sweepImageJob = job('chat/sweep-image', z.object({ member: id, path: z.string() }), {
  forgotten: true,
  triedForHours: 30 * 24,
});

export const sweepImageHandler = jobHandler(sweepImageJob, async ({ path }, platform) => {
  await platform.transact(async (unit) => {
    if (await deleteUpload(unit.db, path)) await enqueuePictureDeletion(unit, [path]);
  });
});
