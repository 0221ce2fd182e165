import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Notifies a member by mail that a refund was completed, or that the money came back to us. */
export const mailRefund = job(
  'payments/mail-refund',
  z.object({ reversal: id, state: z.enum(['done', 'undone']) }),
  { triedForHours: 48 },
);
