import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Newcomer } from '../rules/newcomer-discounts.ts';
import { joinedAt } from '../store/joined-at.ts';
import { readWallet } from '../store/wallets.ts';

/** What decides on a member's discounts for newcomers. */
export async function newcomerOf(db: Handle, member: Id): Promise<Newcomer> {
  const [joined, wallet] = await Promise.all([joinedAt(db, member), readWallet(db, member)]);
  return { joined, paidUser: wallet?.paidUser ?? false };
}
