import { getWallet } from '#contract/ledger/get-wallet.ts';
import { handler } from '#server/platform/http/handler.ts';
import { walletOf } from './wallet-of.ts';

export const getWalletHandler = handler(getWallet, async ({ member }, platform) => {
  const { credits, paidUser, lastPurchase } = await walletOf(platform.db, member);
  return { credits, paid_user: paidUser, last_purchase: lastPurchase };
});
