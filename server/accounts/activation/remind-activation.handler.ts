import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailActivationLink } from './mail-activation-link.ts';
import { remindActivationJob } from './remind-activation.job.ts';

export const remindActivation = jobHandler(remindActivationJob, (payload, platform) =>
  mailActivationLink(platform, { ...payload, kind: 'activation_reminder' }),
);
