import { refundPayment } from '#contract/payments/console/refund-payment.ts';
import { isOutOfProportion, worthOfCredits } from '#contract/payments/console/refund-proportion.ts';
import { alarmApprovers, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { plainMoney } from '../orders/money-text.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { needsSecondOperator } from './needs-second-operator.ts';
import { isAboveLimit } from './refund-limit.ts';
import { insertProposal, type NewProposal } from './refund-proposals.sql.ts';
import { requestRefund } from './request-refund.ts';

/** Only one proposal for a payment can wait for another operator. */
async function propose(unit: Unit, stored: StoredPayment, wanted: NewProposal): Promise<void> {
  if (wanted.amount > stored.price.amount - stored.reversedAmount) throw new Refusal('refund_too_much');
  if (!(await insertProposal(unit.db, wanted))) throw new Refusal('refund_waits');
  await alarmApprovers(unit, { what: 'refund', right: 'money', operator: wanted.operator });
}

export const refundPaymentHandler = handler(refundPayment, async (call, platform) => {
  const { operator, input } = call;
  const { payment, amount, credits, reason, confirm_disproportion: confirmed } = input;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const stored = await lockPayment(unit.db, payment);
    if (!stored) return call.refuse('not_found');
    if (stored.state !== 'completed' || stored.settledAt === null) return call.refuse('not_refundable');
    const money = { amount, currency: stored.price.currency };
    const waits =
      needsSecondOperator(stored.method, stored.settledAt, now) ||
      (await isAboveLimit(platform, unit.db, { payment, operator, money }));
    if (waits) await propose(unit, stored, { payment, amount, credits, reason, operator, now });
    else
      await requestRefund(unit, {
        payment,
        amount,
        credits,
        reason,
        by: { kind: 'operator', id: operator },
        now,
      });
    const bought = { price: stored.price.amount, credits: stored.credits };
    // Last, so that the operator confirms only what can be refunded. A refusal undoes all of it.
    if (!confirmed && isOutOfProportion(bought, input))
      return call.refuse('refund_out_of_proportion', {
        money: plainMoney(amount, stored.price.currency),
        credits,
        worth: plainMoney(worthOfCredits(bought, credits), stored.price.currency),
      });
    await recordAction(unit, {
      operator,
      action: waits ? 'credits/propose-refund' : 'credits/refund-payment',
      member: stored.member,
      subject: payment,
      details: { amount, credits, currency: stored.price.currency },
      at: now,
    });
    return { payment, outcome: waits ? ('waits' as const) : ('requested' as const) };
  });
});
