import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Has the provider send back the money of a refund of ours, for as long as the law gives us (CON-6, PAY-16). */
export const sendRefund = job('payments/send-refund', z.object({ reversal: id }), { triedForHours: 14 * 24 });
