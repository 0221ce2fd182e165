import type { Id } from '#contract/kit/id.ts';
import { paymentChanged } from '#contract/payments/events.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Unit } from '#server/platform/platform.ts';
import { paymentView } from '../orders/payment-view.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { releaseRefund } from './held-refunds.sql.ts';
import { sendRefund } from './send-refund.job.ts';

/**
 * Ends the wait of a booked refund and queues the job that sends it, in the caller's transaction, which holds
 * the payment (SEPA-8, CON-6). Returns false if the refund does not wait any more, so it is queued once.
 */
export async function releaseHeldRefund(
  unit: Unit,
  payment: StoredPayment,
  { reversal, why, now }: { readonly reversal: Id; readonly why: 'approved' | 'due'; readonly now: Date },
): Promise<boolean> {
  if (!(await releaseRefund(unit.db, reversal, why, now))) return false;
  await unit.enqueue(sendRefund, { reversal });
  unit.emit(payment.member, paymentChanged, paymentView({ ...payment, refundBy: null }));
  failpoint('refund/released');
  return true;
}
