import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/**
 * Mails a link for a new password. `member` is null if the requested address is unknown: nothing is sent, but
 * the job still exists, so that both requests take equally long (AUTH-4).
 */
export const mailPasswordResetJob = job(
  'accounts/mail-password-reset',
  z.object({ member: z.nullable(id), origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);
