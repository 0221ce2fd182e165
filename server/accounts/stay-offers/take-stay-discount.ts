import { stayDiscountDays, takeStayDiscount } from '#contract/accounts/take-stay-discount.ts';
import type { Id } from '#contract/kit/id.ts';
import { walletOf } from '#server/ledger/door.ts';
import { giveStayDiscount, stayDiscountOf } from '#server/payments/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { deletionDiscountOf } from '#server/sites/door.ts';
import { lockAccount } from '../credentials/credentials.sql.ts';
import { daysAfter } from '../limits/lifetimes.ts';

/** Percentage that a premium member is offered for staying, once (ACC-13). Null if there is no offer. */
export async function offeredStayDiscount(db: Handle, site: number, member: Id): Promise<number | null> {
  const { paidUser } = await walletOf(db, member);
  if (!paidUser || (await stayDiscountOf(db, member)) !== null) return null;
  const percentage = await deletionDiscountOf(db, site);
  return percentage > 0 ? percentage : null;
}

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
