import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';
import { mailActivationLink } from './mail-activation-link.ts';

/** Mails the activation link. `origin`: `https://host` of the link. */
export const mailActivationJob = job(
  'accounts/mail-activation',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

export const mailActivation = jobHandler(mailActivationJob, (payload, platform) =>
  mailActivationLink(platform, { ...payload, kind: 'activation' }),
);
