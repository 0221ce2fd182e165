import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Notifies a buyer by mail that a charge of a kept method failed, because the buyer may have left the page
 * (CRED-7).
 */
export const mailPaymentFailedJob = job(
  'payments/mail-payment-failed',
  z.object({ member: id, payment: id }),
  { triedForHours: 24 },
);
