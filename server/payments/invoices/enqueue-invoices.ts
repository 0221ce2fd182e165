import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { issueInvoiceJob } from './issue-invoice.job.ts';

/**
 * Queues a job that updates the documents of a payment after the caller's transaction commits. Called
 * whenever the paid or returned amount of a payment changes (CRED-10). The caller holds the payment, so no
 * document is written earlier.
 */
export const enqueueInvoices = (unit: Unit, payment: Id): Promise<void> =>
  unit.enqueue(issueInvoiceJob, { payment });
