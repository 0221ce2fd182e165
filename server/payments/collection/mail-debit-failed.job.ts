import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Tells a member that a direct debit did not come in, and what can be done (MEET-12). */
export const mailDebitFailed = job('payments/mail-debit-failed', z.object({ member: id, payment: id }), {
  triedForHours: 72,
});
