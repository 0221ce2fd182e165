import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailHours } from '../limits/lifetimes.ts';

/**
 * Mails a link for a new password. `member` null: nobody has the address that was asked for, and nothing is sent; the
 * job is there all the same, so that asking takes as long for both (AUTH-4).
 */
export const mailPasswordResetJob = job(
  'accounts/mail-password-reset',
  z.object({ member: z.nullable(id), origin: z.string(), language: locale }),
  { triedForHours: mailHours },
);
