import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Tells whoever ordered again by what was kept, and may have left the page, that it was not paid (CRED-7). */
export const mailPaymentFailedJob = job(
  'payments/mail-payment-failed',
  z.object({ member: id, payment: id }),
  { triedForHours: 24 },
);
