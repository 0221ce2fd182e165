import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Asks the provider to send the money of our refund, retried for as long as the law allows (CON-6, PAY-16).
 */
export const sendRefund = job('payments/send-refund', z.object({ reversal: id }), { triedForHours: 14 * 24 });
