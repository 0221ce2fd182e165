import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';
import { mailActivationLink } from './mail-activation-link.ts';

/**
 * Reminds members who have not confirmed their address. Stored with the account, for one day and for three
 * days later.
 */
export const remindActivationJob = job(
  'accounts/remind-activation',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

export const remindActivation = jobHandler(remindActivationJob, (payload, platform) =>
  mailActivationLink(platform, { ...payload, kind: 'activation_reminder' }),
);
