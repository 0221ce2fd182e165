import { siteById } from '#server/sites/door.ts';
import type { StoredPayment } from './stored-payment.sql.ts';
import { withdrawUntil } from './withdraw-until.ts';

type Order = Pick<StoredPayment, 'site' | 'state' | 'price' | 'reversedAmount' | 'withdrawn' | 'settledAt'>;

/**
 * Until when a paid order can be withdrawn from; null: it is not paid, was withdrawn from, or its money went back (CON-1).
 * Part of it that went back for another reason takes nobody's right to the rest.
 */
export function withdrawableUntil(order: Order): Date | null {
  const { state, settledAt, withdrawn, reversedAmount, price } = order;
  if (state !== 'completed' || settledAt === null) return null;
  if (withdrawn || reversedAmount >= price.amount) return null;
  return withdrawUntil(settledAt, siteById(order.site).settings.refund_days);
}
