import { giveRefundAccount } from '#contract/payments/give-refund-account.ts';
import { handler } from '#server/platform/http/handler.ts';
import { payableIban } from '../direct-debit/parse-iban.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import { sealRefundAccount } from '../refunds/refund-account.ts';
import { openCaseOf, setCaseAccount } from '../refunds/refund-cases.sql.ts';
import { caseWorth } from '../refunds/refund-cases.ts';
import { refundCaseView } from './refund-case-view.ts';

/** Locks the payment, so that an operator never pays to an account that is being replaced. */
export const giveRefundAccountHandler = handler(giveRefundAccount, async (call, platform) => {
  const { member, input } = call;
  const iban = payableIban(input.iban);
  if (iban === null)
    return call.refuse('invalid_input', {}, [{ field: 'iban', code: 'iban_invalid', params: {} }]);
  const account = sealRefundAccount(platform.keys, { holder: input.account_holder, iban });
  const now = platform.clock.now();
  return platform.transact(async ({ db }) => {
    const order = await lockPayment(db, input.order);
    const found = order?.member === member ? await openCaseOf(db, order.id) : null;
    if (!order || found === null) return call.refuse('not_found');
    const { amount } = await caseWorth(db, order, found);
    await setCaseAccount(db, found.id, account, now);
    return refundCaseView(platform.keys, order, { ...found, account }, amount);
  });
});
