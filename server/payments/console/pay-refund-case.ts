import type { Id } from '#contract/kit/id.ts';
import { payRefundCase } from '#contract/payments/console/pay-refund-case.ts';
import { lockWallet } from '#server/ledger/door.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Unit } from '#server/platform/platform.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { bookBankTransfer } from '../refunds/book-bank-transfer.ts';
import { closeRefundCase, openCaseOf, type RefundCase } from '../refunds/refund-cases.sql.ts';
import { caseWorth, closeRefusedRefund } from '../refunds/refund-cases.ts';

interface Paying {
  readonly found: RefundCase;
  /** The amount that the operator saw and transferred. */
  readonly amount: number;
  readonly now: Date;
}

/** Books the transfer; null if nothing was owed any more. */
async function paid(
  unit: Unit,
  order: StoredPayment,
  { found, amount, now }: Paying,
): Promise<Id | null | 'changed'> {
  await lockWallet(unit.db, order.member);
  const worth = await caseWorth(unit.db, order, found);
  if (worth.amount !== amount) return 'changed';
  return amount === 0 ? null : bookBankTransfer(unit, order, worth, now);
}

/** Locks the payment and the wallet, so that the amount stays what the operator saw. */
export const payRefundCaseHandler = handler(payRefundCase, async (call, platform) => {
  const { operator, input } = call;
  const { payment, amount } = input;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const order = await lockPayment(unit.db, payment);
    const found = order && (await openCaseOf(unit.db, payment));
    if (!order || !found) return call.refuse('not_found');
    if (amount > 0 && found.account === null) return call.refuse('refund_account_missing');
    const reversal = await paid(unit, order, { found, amount, now });
    if (reversal === 'changed') return call.refuse('refund_changed');
    await closeRefundCase(unit.db, found.id, { operator, reversal, now });
    await closeRefusedRefund(unit.db, order, now);
    await recordAction(unit, {
      ...{ operator, action: 'credits/pay-refund-case', member: order.member, subject: payment },
      ...{ details: { amount, currency: order.price.currency }, at: now },
    });
    return { payment };
  });
});
