import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailActivationJob } from './mail-activation.job.ts';
import { mailActivationLink } from './mail-activation-link.ts';

export const mailActivation = jobHandler(mailActivationJob, (payload, platform) =>
  mailActivationLink(platform, { ...payload, kind: 'activation' }),
);
