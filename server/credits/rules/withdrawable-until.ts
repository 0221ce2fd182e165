import { siteById } from '#server/sites/site-by-id.ts';
import type { StoredPayment } from '../store/payments.ts';
import { withdrawUntil } from './withdraw-until.ts';

type Order = Pick<StoredPayment, 'site' | 'state' | 'price' | 'reversedAmount' | 'refund' | 'settledAt'>;

/** Until when a paid order can be withdrawn from; null: it is not paid, or its money went back already (CON-1). */
export function withdrawableUntil(order: Order): Date | null {
  const { state, settledAt, refund, reversedAmount, price } = order;
  if (state !== 'completed' || settledAt === null) return null;
  if (refund !== null || reversedAmount >= price.amount) return null;
  return withdrawUntil(settledAt, siteById(order.site).settings.refund_days);
}
