import type { Unit } from '#server/platform/platform.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { mailPaymentFailedJob } from './mail-payment-failed.job.ts';

/**
 * Only for charges without a checkout: at a checkout the buyer saw the result. Debits have their own mail.
 */
export async function mailFailedCharge(unit: Unit, { id, member, mandate, method, state }: StoredPayment) {
  if (state !== 'failed' || mandate === null || method === 'directdebit') return;
  await unit.enqueue(mailPaymentFailedJob, { member, payment: id });
}
