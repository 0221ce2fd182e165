import { siteById } from '#server/sites/door.ts';
import type { StoredPayment } from './stored-payment.sql.ts';
import { withdrawUntil } from './withdraw-until.ts';

type Order = Pick<StoredPayment, 'site' | 'state' | 'price' | 'reversedAmount' | 'withdrawn' | 'settledAt'>;

/**
 * Until when a paid order can be withdrawn from; null if it is unpaid, withdrawn or fully returned (CON-1). A
 * partial refund for another reason leaves the right to the rest.
 */
export function withdrawableUntil(order: Order): Date | null {
  const { state, settledAt, withdrawn, reversedAmount, price } = order;
  if (state !== 'completed' || settledAt === null) return null;
  if (withdrawn || reversedAmount >= price.amount) return null;
  return withdrawUntil(settledAt, siteById(order.site).settings.refund_days);
}
