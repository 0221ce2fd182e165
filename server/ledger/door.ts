/** Everything that later domains may use of ledger. */

export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { isPremium } from './is-premium.ts';
export { lastPurchaseOf } from './last-purchase-of.ts';
export { lockWallet } from './locked-wallet.sql.ts';
export { addCredits } from './move-credits.sql.ts';
export { openWallet } from './open-wallet.ts';
export { returnedInFull, startPurchases, waitingPurchases } from './purchase-starts.sql.ts';
export { settlePremium } from './purchases.sql.ts';
export { refundCredits } from './refund-credits.ts';
export { spendCredits } from './spend-credits.ts';
export { restoreCredits, takeBackCredits } from './take-back-credits.sql.ts';
export { type UnspentPurchases, unspentPurchases } from './unspent-purchases.ts';
export { verifyLedger } from './verify-ledger.ts';
export { walletOf } from './wallet-of.ts';
export { type Wallet, walletView } from './wallet-row.ts';
export { readWallet, setLastPurchase } from './wallets.sql.ts';
