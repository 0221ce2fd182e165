import { refundPayment } from '#contract/credits/refund-payment.ts';
import { recordAction } from '#server/operators/record-action.ts';
import { handler } from '#server/platform/http/handler.ts';
import { requestRefund } from '../actions/request-refund.ts';
import { needsSecondOperator } from '../rules/needs-second-operator.ts';
import { lockPayment } from '../store/payments.ts';
import { insertProposal } from '../store/refund-proposals.ts';

export const refundPaymentHandler = handler(refundPayment, async (call, platform) => {
  const { operator, input } = call;
  const { payment, amount, credits, reason } = input;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const stored = await lockPayment(unit.db, payment);
    if (!stored) return call.refuse('not_found');
    if (stored.state !== 'completed' || stored.settledAt === null) return call.refuse('not_refundable');
    const waits = needsSecondOperator(stored.method, stored.settledAt, now);
    if (waits) {
      if (amount > stored.price.amount - stored.reversedAmount) return call.refuse('refund_too_much');
      const proposed = { payment, amount, credits, reason, operator, now };
      if (!(await insertProposal(unit.db, proposed))) return call.refuse('refund_waits');
    } else {
      await requestRefund(unit, {
        payment,
        amount,
        credits,
        reason,
        by: { kind: 'operator', id: operator },
        now,
      });
    }
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
