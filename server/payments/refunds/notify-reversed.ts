import { creditsChanged } from '#contract/ledger/events.ts';
import { paymentChanged } from '#contract/payments/events.ts';
import { walletView } from '#server/ledger/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { enqueueInvoices } from '../invoices/enqueue-invoices.ts';
import { paymentView } from '../orders/payment-view.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { setReversedAmount } from '../orders/write-payments.sql.ts';
import type { Applied } from './apply-reversals.ts';

/**
 * Updates the reversed amount, the documents and the member's screens after money of a payment was returned,
 * or its return was undone (CRED-10, PAY-17).
 */
export async function notifyReversed(
  unit: Unit,
  payment: StoredPayment,
  { wallet, ...soFar }: Applied,
): Promise<void> {
  const { reversedAmount, refund } = soFar;
  if (wallet !== null) unit.emit(payment.member, creditsChanged, walletView(wallet));
  if (reversedAmount === payment.reversedAmount && refund === payment.refund) return;
  if (reversedAmount !== payment.reversedAmount) {
    await setReversedAmount(unit.db, payment.id, reversedAmount);
    await enqueueInvoices(unit, payment.id);
  }
  unit.emit(payment.member, paymentChanged, paymentView({ ...payment, ...soFar }));
}
