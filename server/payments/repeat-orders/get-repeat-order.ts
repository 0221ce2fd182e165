import type { Id } from '#contract/kit/id.ts';
import { getRepeatOrder } from '#contract/payments/get-repeat-order.ts';
import type { Payment } from '#contract/payments/payment.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentCountryOf } from '#server/sites/door.ts';
import { paymentView } from '../orders/payment-view.ts';
import { lastPaidOf } from '../orders/payments.sql.ts';
import { openChargeOf } from './open-charges.sql.ts';
import { repeatOrder } from './repeat-order.ts';

async function lastPaid(db: Handle, member: Id): Promise<Payment | null> {
  const paid = await lastPaidOf(db, member);
  return paid && paymentView(paid);
}

export const getRepeatOrderHandler = handler(getRepeatOrder, async (call, platform) => {
  const { member, site, language } = call;
  return {
    ...(await repeatOrder(platform, { member, site, country: paymentCountryOf(call), language })),
    open: await openChargeOf(platform.db, member),
    last: await lastPaid(platform.db, member),
  };
});
