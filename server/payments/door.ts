/** Everything that later domains may use of payments. */
export { cancelDebits } from './collection/cancel-debits.ts';
export { countRunning } from './console/count-running.sql.ts';
export { findPayments } from './console/find-payments.ts';
export { giveStayDiscount, stayDiscountOf } from './discounts/give-stay-discount.ts';
export { newcomerDiscountsOf } from './discounts/newcomer-discounts-of.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { verifyPromises } from './reconciliation/promises.sql.ts';
export { refundAfterBan, unspentOrders } from './withdrawals/ban-refunds.ts';
