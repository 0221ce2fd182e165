import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Looks up pending payments: not every change comes with a hint, and hints get lost (PAY-7). */
export const reconcilePayments = job('payments/reconcile-payments', z.object({}), {
  cron: '* * * * *',
  retries: 0,
  timeoutSeconds: 50,
  parallel: 1,
});
