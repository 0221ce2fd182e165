import type { Handle } from '#server/platform/database/handle.ts';
import { lockFlexpayOrder } from './flexpay-orders.sql.ts';
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
  const known = await lockFlexpayOrder(db, order);
  if (known === null) return false;
  if (returned === null) return true;
  const { kind, transaction, amount, currency } = returned;
  if (currency !== known.currency || amount === 0) return false;
  await storeFlexpayReversal(db, { payment: order, kind, transaction, amount, now });
  return true;
}
