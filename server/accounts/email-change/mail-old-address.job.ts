import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/** Notifies the member's previous address of the change, with a link that restores it. */
export const mailOldAddressJob = job(
  'accounts/mail-old-address',
  z.object({ member: id, changed_at: instant, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);
