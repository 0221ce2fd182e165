import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Notifies a member by mail of a chargeback, of the credits it took, and of what stays unchanged (PAY-19).
 */
export const mailMoneyBackJob = job('payments/mail-money-back', z.object({ member: id, reversal: id }), {
  triedForHours: 48,
});
