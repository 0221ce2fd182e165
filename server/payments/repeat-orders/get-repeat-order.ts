import { getRepeatOrder } from '#contract/payments/get-repeat-order.ts';
import { handler } from '#server/platform/http/handler.ts';
import { openChargeOf } from './open-charges.sql.ts';
import { repeatOrder } from './repeat-order.ts';

export const getRepeatOrderHandler = handler(
  getRepeatOrder,
  async ({ member, site, country, language }, platform) => ({
    ...(await repeatOrder(platform, { member, site, country, language })),
    open: await openChargeOf(platform.db, member),
  }),
);
