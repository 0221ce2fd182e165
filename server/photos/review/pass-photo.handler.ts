import { jobHandler } from '#server/platform/jobs/job.ts';
import { applyVerdict } from './apply-verdict.ts';
import { passPhotoJob } from './pass-photo.job.ts';

export const passPhotoHandler = jobHandler(passPhotoJob, async ({ member, photo }, platform) => {
  await platform.transact((unit) =>
    applyVerdict(platform, unit, { member, photo, from: 'pending', verdict: 'pass' }),
  );
});
