import { getUnspentRefunds } from '#contract/safety/get-unspent-refunds.ts';
import { unspentOrders } from '#server/payments/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { banGrounds } from './restrictions.ts';

export const getUnspentRefundsHandler = handler(getUnspentRefunds, async ({ member }, { db, clock }) => {
  const grounds = await banGrounds(db, member);
  if (grounds.length === 0) return { orders: [] };
  const isFraud = grounds.includes('fake_or_fraud');
  const orders = await unspentOrders(db, member, clock.now());
  return {
    orders: orders.map(({ order, orderedAt, credits, refund, method, refundBy, isDisputed }) => ({
      ...{ order, credits, refund, payment_method: method },
      ordered_at: orderedAt.toISOString(),
      refund_by: refundBy?.toISOString() ?? null,
      disputed: isFraud && isDisputed,
    })),
  };
});
