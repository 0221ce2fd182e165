import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { reconcileDuePayments } from './reconcile-due-payments.ts';

/** Looks up pending payments, because not every change sends a webhook, and webhooks get lost (PAY-7). */
export const reconcilePayments = job('payments/reconcile-payments', z.object({}), {
  cron: '* * * * *',
  retries: 0,
  timeoutSeconds: 50,
  parallel: 1,
});

export const reconcilePaymentsHandler = jobHandler(reconcilePayments, (_, platform) =>
  reconcileDuePayments(platform),
);
