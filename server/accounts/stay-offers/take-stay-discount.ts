import { stayDiscountDays, takeStayDiscount } from '#contract/accounts/take-stay-discount.ts';
import { giveStayDiscount, stayDiscountOf } from '#server/payments/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { lockAccount } from '../credentials/lock-account.sql.ts';
import { daysAfter } from '../limits/lifetimes.ts';
import { offeredStayDiscount } from './offered-stay-discount.ts';

export const takeStayDiscountHandler = handler(takeStayDiscount, async (call, platform) => {
  const { member, site } = call;
  const { code, percentage, expires } = await platform.transact(async ({ db }) => {
    // Two simultaneous clicks give one code.
    await lockAccount(db, member);
    const had = await stayDiscountOf(db, member);
    if (had !== null) return had;
    const offered = await offeredStayDiscount(db, site, member);
    if (offered === null) return call.refuse('no_stay_discount');
    const until = daysAfter(platform.clock.now(), stayDiscountDays);
    return giveStayDiscount(db, { member, site, percentage: offered, expires: until });
  });
  return { code, percentage, expires: expires.toISOString() };
});
