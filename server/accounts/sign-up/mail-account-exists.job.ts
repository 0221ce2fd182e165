import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailHours } from '../limits/lifetimes.ts';

/**
 * Tells a member that somebody signed up with their address, where the sign-up itself tells nobody (ACC-11). `member`
 * null: the address was free, and nothing is sent; the job is there all the same, so that both take as long (AUTH-4).
 */
export const mailAccountExistsJob = job(
  'accounts/mail-account-exists',
  z.object({ member: z.nullable(id), origin: z.string(), language: locale }),
  { triedForHours: mailHours },
);
