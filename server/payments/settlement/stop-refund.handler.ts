import { jobHandler } from '#server/platform/jobs/job.ts';
import { readReversal } from '../orders/payment-reversals.sql.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { providerNamed } from '../providers/offered-provider.ts';
import { ownIdOf } from '../refunds/own-reversal-id.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { stopRefund } from '../refunds/stop-refund.job.ts';

/**
 * Stops a refund that is not executed yet. If it is too late, the finding `more_back_than_paid` stays with
 * its evidence.
 */
export const stopRefundHandler = jobHandler(stopRefund, async ({ reversal: id }, platform) => {
  const refund = await readReversal(platform.db, id);
  if (refund?.state !== 'pending' || refund.reference === null) return;
  const payment = await readPayment(platform.db, refund.payment);
  const provider = payment && providerNamed(platform, payment.provider);
  if (!provider || payment.reference === null) return;
  const { reference, amount } = refund;
  if (!(await provider.cancelRefund(payment.reference, reference))) return;
  await settleRefund(platform, payment.id, {
    ...{ kind: 'refund', reference, ownId: ownIdOf(id), amount, state: 'undone', reason: 'stopped' },
  });
});
