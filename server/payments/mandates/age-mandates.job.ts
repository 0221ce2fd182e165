import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Ends mandates that were not used for 36 months (SEPA-4), and deletes their link to the member once no proof
 * is needed (SEPA-6).
 */
export const ageMandates = job('payments/age-mandates', z.object({}), {
  cron: '41 3 * * *',
  retries: 3,
  parallel: 1,
});
