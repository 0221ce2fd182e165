import type { CodeOrder } from '#contract/payments/console/list-code-orders.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { consolePaymentViews } from '../console/console-payment-view.ts';
import { type PaymentSearch, searchPayments } from '../console/found-payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';

const endOf = ({
  price,
  fullPrice,
  settledAt,
}: StoredPayment): Pick<CodeOrder, 'discount' | 'settled_at'> => ({
  discount: { ...price, amount: (fullPrice?.amount ?? price.amount) - price.amount },
  settled_at: settledAt?.toISOString() ?? null,
});

/** The orders with a discount code, newest first. */
export async function codeOrders(
  db: Handle,
  search: Pick<PaymentSearch, 'code' | 'offset' | 'limit'>,
  now: Date,
): Promise<CodeOrder[]> {
  const found = await searchPayments(db, search);
  const ends = new Map(found.map((payment) => [payment.id, endOf(payment)]));
  const views = await consolePaymentViews(db, found, now);
  return views.flatMap((view) => {
    const end = ends.get(view.payment_id);
    return end === undefined ? [] : [{ ...view, ...end }];
  });
}
