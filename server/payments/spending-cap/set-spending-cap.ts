import { setSpendingCap } from '#contract/payments/set-spending-cap.ts';
import { handler } from '#server/platform/http/handler.ts';
import { currencyOfCountry, paymentCountryOf } from '#server/sites/door.ts';
import { changedCap } from './spending-cap.ts';
import { currentCap, spendingCapOf } from './spending-cap-of.ts';
import { lockCap, openCap, writeCap } from './spending-caps.sql.ts';

export const setSpendingCapHandler = handler(setSpendingCap, async (call, platform) => {
  const { member, input } = call;
  const now = platform.clock.now();
  const currency = currencyOfCountry(paymentCountryOf(call));
  return platform.transact(async ({ db }) => {
    await openCap(db, member, currency, now);
    const before = currentCap(await lockCap(db, member), currency, now);
    if (input.cap && input.cap.currency !== before.currency) call.refuse('currency_changed');
    const cap = changedCap(before, input.cap?.amount ?? null, now);
    await writeCap(db, member, cap, now);
    return spendingCapOf(db, member, cap, now);
  });
});
