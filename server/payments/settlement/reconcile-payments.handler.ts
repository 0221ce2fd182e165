import { jobHandler } from '#server/platform/jobs/job.ts';
import { reconcileDuePayments } from './reconcile-due-payments.ts';
import { reconcilePayments } from './reconcile-payments.job.ts';

export const reconcilePaymentsHandler = jobHandler(reconcilePayments, (_, platform) =>
  reconcileDuePayments(platform),
);
