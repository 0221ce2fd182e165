import { addPrice } from '#contract/payments/console/add-price.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { insertPrice, loadSites, lockPrices } from '#server/sites/door.ts';
import { priceList } from './list-prices.ts';
import { priceMoment } from './price-moment.ts';

export const addPriceHandler = handler(addPrice, async (call, platform) => {
  const { operator, input } = call;
  const { package: name, currency, amount, seen } = input;
  const now = platform.clock.now();
  const from = priceMoment(input.from, now);
  await platform.transact(async (unit) => {
    await lockPrices(unit.db, currency);
    const applies = (await priceList(unit.db, currency, now)).find(
      (price) => price.package === name && price.state !== 'withdrawn' && new Date(price.from) <= from,
    );
    if (applies?.amount !== seen) call.refuse('price_meanwhile');
    if (applies?.amount === amount) call.refuse('price_unchanged');
    if (!(await insertPrice(unit.db, { package: name, currency, amount, from, now, operator })))
      call.refuse('invalid_input', {}, [{ field: 'from', code: 'moment_taken', params: {} }]);
    const details = { package: name, currency, amount, from: from.toISOString() };
    await recordAction(unit, { operator, action: 'payments/add-price', details, at: now });
  });
  await loadSites(platform.db);
  const made = (await priceList(platform.db, currency, now)).find(
    (price) => price.package === name && price.from === from.toISOString(),
  );
  if (!made) throw new Error('a price is missing right after it was stored');
  return made;
});
