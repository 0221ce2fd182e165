import { getRepeatOrder } from '#contract/payments/get-repeat-order.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentCountryOf } from '#server/sites/door.ts';
import { openChargeOf } from './open-charges.sql.ts';
import { repeatOrder } from './repeat-order.ts';

export const getRepeatOrderHandler = handler(getRepeatOrder, async (call, platform) => {
  const { member, site, language } = call;
  return {
    ...(await repeatOrder(platform, { member, site, country: paymentCountryOf(call), language })),
    open: await openChargeOf(platform.db, member),
  };
});
