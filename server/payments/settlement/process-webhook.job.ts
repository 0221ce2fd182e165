import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** A provider reported that one of its payments may have changed. */
export const processWebhook = job(
  'payments/take-hint',
  z.object({ provider: z.enum(['sandbox', 'mollie']), reference: z.string() }),
  { retries: 8, retrySeconds: 2 },
);
