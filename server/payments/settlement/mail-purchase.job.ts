import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Confirms a purchase by mail, which the buyer can keep (CON-3, CON-8). */
export const mailPurchaseJob = job('payments/mail-purchase', z.object({ member: id, payment: id }), {
  triedForHours: 48,
});
