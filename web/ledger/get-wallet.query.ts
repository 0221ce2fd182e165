import { getWallet } from '#contract/ledger/get-wallet.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const getWalletQuery = () => queryFor(getWallet, {});
