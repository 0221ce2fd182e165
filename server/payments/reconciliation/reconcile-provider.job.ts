import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Compares our books with the providers' books each night (CRED-11). */
export const reconcileProvider = job('payments/reconcile-provider', z.object({}), {
  cron: '30 2 * * *',
  retries: 5,
  retrySeconds: 600,
  timeoutSeconds: 7200,
  parallel: 1,
});
