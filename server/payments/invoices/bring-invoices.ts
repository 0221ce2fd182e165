import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { issueInvoiceJob } from './issue-invoice.job.ts';

/**
 * Has the documents of a payment brought up to date once the caller's transaction holds: called wherever what was paid, or
 * what of it went back, has changed (CRED-10). The caller holds the payment, so that no document is written before that.
 */
export const bringInvoices = (unit: Unit, payment: Id): Promise<void> =>
  unit.enqueue(issueInvoiceJob, { payment });
