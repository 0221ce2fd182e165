import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type ReadWallet, readWallet } from './wallets.sql.ts';

/** What the member may spend now, and whether they are premium (CRED-2). No wallet counts as an empty one. */
export async function walletOf(db: Handle, member: Id): Promise<ReadWallet> {
  return (await readWallet(db, member)) ?? { credits: 0, paidUser: false, lastPurchase: null };
}
