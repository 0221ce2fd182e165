import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Tells a member that their bank took money back, what went with it, and what did not (PAY-19). */
export const mailMoneyBackJob = job('payments/mail-money-back', z.object({ member: id, reversal: id }), {
  triedForHours: 48,
});
