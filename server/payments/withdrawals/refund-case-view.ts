import type { RefundCase } from '#contract/payments/refund-case.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { maskedIban } from '../direct-debit/parse-iban.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { openRefundAccount } from '../refunds/refund-account.ts';
import type { RefundCase as StoredCase } from '../refunds/refund-cases.sql.ts';

/** A case as its member sees it: the account only as its last characters. */
export const refundCaseView = (
  keys: Keys,
  order: StoredPayment,
  { openedAt, account }: StoredCase,
  amount: number,
): RefundCase => ({
  order: order.id,
  amount: { ...order.price, amount },
  opened_at: openedAt.toISOString(),
  account: account === null ? null : maskedIban(openRefundAccount(keys, account).iban),
});
