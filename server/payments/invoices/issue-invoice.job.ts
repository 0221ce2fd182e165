import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Brings the documents of a payment to what was paid and went back. Tried until it holds: what is in its way is in our own
 * records, and has to be put right there.
 */
export const issueInvoiceJob = job('payments/issue-invoice', z.object({ payment: id }), {
  triedForHours: 90 * 24,
  retrySeconds: 5,
});
