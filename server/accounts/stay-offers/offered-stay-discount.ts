import type { Id } from '#contract/kit/id.ts';
import { walletOf } from '#server/ledger/door.ts';
import { stayDiscountOf } from '#server/payments/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { deletionDiscountOf } from '#server/sites/door.ts';

/** Percentage that a premium member is offered for staying, once (ACC-13). Null if there is no offer. */
export async function offeredStayDiscount(db: Handle, site: number, member: Id): Promise<number | null> {
  const { paidUser } = await walletOf(db, member);
  if (!paidUser || (await stayDiscountOf(db, member)) !== null) return null;
  const percentage = await deletionDiscountOf(db, site);
  return percentage > 0 ? percentage : null;
}
