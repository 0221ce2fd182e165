import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** A provider said that a payment of it may have changed. */
export const takeHint = job(
  'payments/take-hint',
  z.object({ provider: z.enum(['sandbox', 'mollie']), reference: z.string() }),
  { retries: 8, retrySeconds: 2 },
);
