import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Stops a refund at its provider, because the bank returned the money itself (SEPA-8). */
export const stopRefund = job('payments/stop-refund', z.object({ reversal: id }), { triedForHours: 2 });
