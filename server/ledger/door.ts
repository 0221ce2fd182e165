/** Everything that later domains may use of ledger. */

export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { walletOf } from './get-wallet.ts';
export { grantPurchase } from './grant-purchase.sql.ts';
export { verifyLedger } from './ledger-inconsistencies.sql.ts';
export { openWallet } from './open-wallet.ts';
export { isPremium, settlePremium } from './premium.sql.ts';
export { returnedInFull, waitingPurchases } from './purchases.sql.ts';
export { refundCredits, spendCredits } from './spend-credits.ts';
export { startPurchases } from './start-purchases.sql.ts';
export { restoreCredits, takeBackCredits } from './take-back-credits.ts';
export { type UnspentPurchases, unspentPurchases } from './unspent-purchases.ts';
export {
  lastPurchaseOf,
  lockWallet,
  readWallet,
  setLastPurchase,
  type Wallet,
  walletView,
} from './wallets.sql.ts';
