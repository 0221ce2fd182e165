import type { Unit } from '#server/platform/platform.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { mailPaymentFailedJob } from './mail-payment-failed.job.ts';

/** Only of what was charged without a checkout: elsewhere the buyer saw it themselves. Debits have a mail of their own. */
export async function mailFailed(unit: Unit, { id, member, mandate, method, state }: StoredPayment) {
  if (state !== 'failed' || mandate === null || method === 'directdebit') return;
  await unit.enqueue(mailPaymentFailedJob, { member, payment: id });
}
