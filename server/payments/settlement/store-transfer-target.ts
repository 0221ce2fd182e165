import type { Handle } from '#server/platform/database/handle.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { setTransfer } from '../orders/write-payments.sql.ts';
import type { FetchedPayment } from '../providers/provider.ts';

/**
 * Stores the account for a pending bank transfer once the provider reports it, so that the buyer finds it on
 * our page again (PAY-36). Returns the same object if it was already known.
 */
export async function storeTransferTarget(
  db: Handle,
  payment: StoredPayment,
  { transfer }: FetchedPayment,
): Promise<StoredPayment> {
  if (!transfer || payment.state !== 'pending' || payment.transfer !== null) return payment;
  await setTransfer(db, payment.id, transfer);
  return { ...payment, transfer };
}
