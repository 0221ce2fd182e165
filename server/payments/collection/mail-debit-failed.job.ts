import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Notifies a member by mail that a direct debit failed, and of the options (MEET-12). */
export const mailDebitFailed = job('payments/mail-debit-failed', z.object({ member: id, payment: id }), {
  triedForHours: 72,
});
