import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/** Notifies a member that their password changed, and when (AUTH-9). */
export const mailPasswordChangedJob = job(
  'accounts/mail-password-changed',
  z.object({ member: id, at: instant, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);
