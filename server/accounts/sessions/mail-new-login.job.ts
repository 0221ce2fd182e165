import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/**
 * Notifies a member of a login from a browser they never used before. The payload carries the details,
 * because the login may have ended since.
 */
export const mailNewLoginJob = job(
  'accounts/mail-new-login',
  z.object({
    member: id,
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    country: z.string(),
    at: instant,
    origin: z.string(),
    language: locale,
  }),
  { triedForHours: mailRetryHours },
);
