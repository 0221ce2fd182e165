import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/**
 * Notifies a member that somebody signed up with their address, on sites that reveal no accounts (ACC-11).
 * `member` is null if the address was free: nothing is sent, but the job still exists, so that both cases
 * take equally long (AUTH-4).
 */
export const mailAccountExistsJob = job(
  'accounts/mail-account-exists',
  z.object({ member: z.nullable(id), origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);
