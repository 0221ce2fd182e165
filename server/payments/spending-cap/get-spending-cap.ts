import { getSpendingCap } from '#contract/payments/get-spending-cap.ts';
import { handler } from '#server/platform/http/handler.ts';
import { currencyOfCountry } from '#server/sites/door.ts';
import { currentCap, spendingCapOf } from './spending-cap-of.ts';
import { readCap } from './spending-caps.sql.ts';

export const getSpendingCapHandler = handler(getSpendingCap, async ({ member, country }, { db, clock }) => {
  const now = clock.now();
  const cap = currentCap(await readCap(db, member), currencyOfCountry(country), now);
  return spendingCapOf(db, member, cap, now);
});
