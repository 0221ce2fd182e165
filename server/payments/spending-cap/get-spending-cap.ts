import { getSpendingCap } from '#contract/payments/get-spending-cap.ts';
import { handler } from '#server/platform/http/handler.ts';
import { currencyOfCountry, paymentCountryOf } from '#server/sites/door.ts';
import { currentCap, spendingCapOf } from './spending-cap-of.ts';
import { readCap } from './spending-caps.sql.ts';

export const getSpendingCapHandler = handler(getSpendingCap, async (call, { db, clock }) => {
  const { member } = call;
  const now = clock.now();
  const cap = currentCap(await readCap(db, member), currencyOfCountry(paymentCountryOf(call)), now);
  return spendingCapOf(db, member, cap, now);
});
