import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailHours } from '../limits/lifetimes.ts';

/** Mails whoever has not confirmed their address yet. Stored with the account, for a day and for three days later. */
export const remindActivationJob = job(
  'accounts/remind-activation',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailHours },
);
