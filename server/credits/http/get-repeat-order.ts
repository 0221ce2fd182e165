import { getRepeatOrder } from '#contract/credits/get-repeat-order.ts';
import { handler } from '#server/platform/http/handler.ts';
import { repeatOrder } from '../actions/repeat-order.ts';
import { openChargeOf } from '../store/open-charges.ts';

export const getRepeatOrderHandler = handler(
  getRepeatOrder,
  async ({ member, site, country, language }, platform) => ({
    ...(await repeatOrder(platform, { member, site, country, language })),
    open: await openChargeOf(platform.db, member),
  }),
);
