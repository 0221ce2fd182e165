/** Everything that later domains may use of ledger. */

export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { walletOf } from './get-wallet.ts';
export { verifyLedger } from './ledger-inconsistencies.sql.ts';
export { lockWallet } from './locked-wallet.sql.ts';
export { addCredits } from './move-credits.sql.ts';
export { openWallet } from './open-wallet.ts';
export { returnedInFull, startPurchases, waitingPurchases } from './purchase-starts.sql.ts';
export { restoreCredits, takeBackCredits } from './take-back-credits.sql.ts';
export { refundCredits, spendCredits } from './transfers.ts';
export { type UnspentPurchases, unspentPurchases } from './unspent-purchases.ts';
export {
  isPremium,
  lastPurchaseOf,
  readWallet,
  setLastPurchase,
  settlePremium,
  type Wallet,
  walletView,
} from './wallets.sql.ts';
