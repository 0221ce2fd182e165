import { getWallet } from '#contract/ledger/get-wallet.ts';
import { handler } from '#server/platform/http/handler.ts';
import { walletOf } from './wallet-of.ts';
import { walletView } from './wallet-row.ts';

export const getWalletHandler = handler(getWallet, async ({ member }, platform) => {
  const wallet = await walletOf(platform.db, member);
  return { ...walletView(wallet), last_purchase: wallet.lastPurchase };
});
