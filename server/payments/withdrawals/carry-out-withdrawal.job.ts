import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Carries out a withdrawal declared on the withdrawal page, and mails the receipt. */
export const carryOutWithdrawalJob = job('payments/carry-out-withdrawal', z.object({ withdrawal: id }), {
  triedForHours: 14 * 24,
});
