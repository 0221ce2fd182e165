import type { Handle } from '#server/platform/database/handle.ts';
import { lockPayment } from '../../orders/payments.sql.ts';
import { storeFlexpayReversal } from './flexpay-reversals.sql.ts';
import type { FlexPayPostback } from './read-postback.ts';

/**
 * Stores money that a postback reports as returned, in the caller's transaction; a postback of a sale leaves
 * nothing behind. False if no order of ours has that reference, or the money has another currency.
 */
export async function storePostback(
  db: Handle,
  { order, returned }: FlexPayPostback,
  now: Date,
): Promise<boolean> {
  const payment = await lockPayment(db, order);
  if (payment?.provider !== 'flexpay') return false;
  if (returned === null) return true;
  const { kind, transaction, amount, currency } = returned;
  if (currency !== payment.price.currency || amount === 0) return false;
  await storeFlexpayReversal(db, { payment: order, kind, transaction, amount, now });
  return true;
}
