import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { job } from '#server/platform/jobs/job.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/**
 * Mails the link that confirms a new address. `asked_at` identifies the change, because the address itself is
 * in no queue.
 */
export const mailNewAddressJob = job(
  'accounts/mail-new-address',
  z.object({ member: id, asked_at: instant, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);
