import { getWallet } from '#contract/credits/get-wallet.ts';
import { queryFor } from '#web/platform/query-for.ts';

export const getWalletQuery = () => queryFor(getWallet, {});
