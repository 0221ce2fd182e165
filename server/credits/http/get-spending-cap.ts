import { getSpendingCap } from '#contract/credits/get-spending-cap.ts';
import { handler } from '#server/platform/http/handler.ts';
import { currencyOfCountry } from '#server/sites/credit-prices.ts';
import { currentCap, spendingCapOf } from '../actions/spending-cap-of.ts';
import { readCap } from '../store/spending-caps.ts';

export const getSpendingCapHandler = handler(getSpendingCap, async ({ member, country }, { db, clock }) => {
  const now = clock.now();
  const cap = currentCap(await readCap(db, member), currencyOfCountry(country), now);
  return spendingCapOf(db, member, cap, now);
});
