import type { Handle } from '#server/platform/database/handle.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { setTransfer } from '../orders/write-payments.sql.ts';
import type { FetchedPayment } from '../providers/provider.ts';

/**
 * Keeps where a pending bank transfer has to go, once its provider tells it: whoever has paid at their bank finds it on our
 * page again (PAY-36). The same object where that was known.
 */
export async function noteTransfer(
  db: Handle,
  payment: StoredPayment,
  { transfer }: FetchedPayment,
): Promise<StoredPayment> {
  if (!transfer || payment.state !== 'pending' || payment.transfer !== null) return payment;
  await setTransfer(db, payment.id, transfer);
  return { ...payment, transfer };
}
