import type { Id } from '#contract/kit/id.ts';
import { readWallet } from '#server/ledger/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { joinedAt } from './joined-at.sql.ts';
import type { Newcomer } from './newcomer-discounts.ts';

/** The facts that determine a member's newcomer discounts. */
export async function newcomerFactsOf(db: Handle, member: Id): Promise<Newcomer> {
  const [joined, wallet] = await Promise.all([joinedAt(db, member), readWallet(db, member)]);
  // A withdrawal ends premium, not the fact that the first purchase was made.
  return { joined, paidUser: wallet !== null && (wallet.paidUser || wallet.lastPurchase !== null) };
}
