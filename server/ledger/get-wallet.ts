import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { type ReadWallet, readWallet } from './wallets.sql.ts';

/**
 * The member's spendable credits, and whether the member is premium (CRED-2). A missing wallet counts as an
 * empty one.
 */
export async function walletOf(db: Handle, member: Id): Promise<ReadWallet> {
  return (await readWallet(db, member)) ?? { credits: 0, paidUser: false, lastPurchase: null };
}

export const getWalletHandler = handler(getWallet, async ({ member }, platform) => {
  const { credits, paidUser, lastPurchase } = await walletOf(platform.db, member);
  return { credits, paid_user: paidUser, last_purchase: lastPurchase };
});
