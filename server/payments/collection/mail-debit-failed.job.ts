import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { mailDebit } from './mail-debit.ts';

/** Notifies a member by mail that a direct debit failed, and of the options (MEET-12). */
export const mailDebitFailed = job('payments/mail-debit-failed', z.object({ member: id, payment: id }), {
  triedForHours: 72,
});

export const mailDebitFailedHandler = jobHandler(mailDebitFailed, async ({ payment }, platform) => {
  await mailDebit(platform, payment, 'direct_debit_failed');
});
