import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Updates the documents of a payment to the paid and returned amounts. Retried for a long time: any obstacle
 * is in our own records and has to be corrected there.
 */
export const issueInvoiceJob = job('payments/issue-invoice', z.object({ payment: id }), {
  triedForHours: 90 * 24,
  retrySeconds: 5,
});
