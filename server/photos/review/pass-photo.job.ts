import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { applyVerdict } from './apply-verdict.ts';

/** On a site with automatic review, approves a photo a few seconds after its upload. */
export const passPhotoJob = job('photos/pass-photo', z.object({ member: id, photo: id }));

export const passPhotoHandler = jobHandler(passPhotoJob, async ({ member, photo }, platform) => {
  await platform.transact((unit) =>
    applyVerdict(platform, unit, { member, photo, from: 'pending', verdict: 'pass' }),
  );
});
