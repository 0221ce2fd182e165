import { withdrawPrice } from '#contract/payments/console/withdraw-price.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addSeconds } from '#server/platform/time.ts';
import { loadSites, lockPrices, withdrawStoredPrice } from '#server/sites/door.ts';
import { leadSeconds } from './price-moment.ts';

/** Processes that have not read the withdrawal yet must not ask the price, so the last seconds are refused. */
export const withdrawPriceHandler = handler(withdrawPrice, async (call, platform) => {
  const { operator, input } = call;
  const { package: name, currency } = input;
  const [from, now] = [new Date(input.from), platform.clock.now()];
  if (from <= addSeconds(now, 2 * leadSeconds)) return call.refuse('price_applies');
  await platform.transact(async (unit) => {
    await lockPrices(unit.db, currency);
    if (!(await withdrawStoredPrice(unit.db, { package: name, currency, from, now, operator })))
      call.refuse('not_found');
    const details = { package: name, currency, from: input.from };
    await recordAction(unit, { operator, action: 'payments/withdraw-price', details, at: now });
  });
  await loadSites(platform.db);
  return { withdrawn: true as const };
});
