import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Tells a member that money is on its way to them for good, or that it came back to us. */
export const mailRefund = job(
  'payments/mail-refund',
  z.object({ reversal: id, state: z.enum(['done', 'undone']) }),
  { triedForHours: 48 },
);
