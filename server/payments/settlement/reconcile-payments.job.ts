import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Looks up pending payments, because not every change sends a webhook, and webhooks get lost (PAY-7). */
export const reconcilePayments = job('payments/reconcile-payments', z.object({}), {
  cron: '* * * * *',
  retries: 0,
  timeoutSeconds: 50,
  parallel: 1,
});
