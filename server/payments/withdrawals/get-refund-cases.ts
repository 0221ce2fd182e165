import { getRefundCases } from '#contract/payments/get-refund-cases.ts';
import type { RefundCase } from '#contract/payments/refund-case.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { openCasesOfMember } from '../refunds/refund-cases.sql.ts';
import { caseWorth } from '../refunds/refund-cases.ts';
import { refundCaseView } from './refund-case-view.ts';

export const getRefundCasesHandler = handler(getRefundCases, async ({ member }, { db, keys }) => {
  const cases: RefundCase[] = [];
  for (const found of await openCasesOfMember(db, member)) {
    const order = await readPayment(db, found.payment);
    const { amount } = order ? await caseWorth(db, order, found) : { amount: 0 };
    // A member who used the credits after all is owed nothing.
    if (order && amount > 0) cases.push(refundCaseView(keys, order, found, amount));
  }
  return { cases };
});
