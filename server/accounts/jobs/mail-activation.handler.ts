import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailActivationLink } from '../actions/mail-activation-link.ts';
import { mailActivationJob } from './mail-activation.job.ts';

export const mailActivation = jobHandler(mailActivationJob, (payload, platform) =>
  mailActivationLink(platform, { ...payload, kind: 'activation' }),
);
