import { waiveDebt } from '#contract/payments/console/waive-debt.ts';
import { decideOwnedItem, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import { debtOfPayment, insertWaiver } from './debts.sql.ts';

/** Locks the payment meanwhile, so that two simultaneous calls waive the debt once. */
export const waiveDebtHandler = handler(waiveDebt, async (call, platform) => {
  const { operator, input } = call;
  const { payment, reason } = input;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const stored = await lockPayment(unit.db, payment);
    if (!stored) return call.refuse('not_found');
    const credits = await debtOfPayment(unit.db, payment);
    if (credits === 0) return call.refuse('no_debt');
    await decideOwnedItem(unit, 'debt', payment, { operator, now });
    await insertWaiver(unit.db, { payment, credits, reason, operator, now });
    await recordAction(unit, {
      operator,
      action: 'credits/waive-debt',
      member: stored.member,
      subject: payment,
      details: { credits },
      at: now,
    });
    return { payment, credits };
  });
});
