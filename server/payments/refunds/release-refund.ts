import { releaseRefund } from '#contract/payments/console/release-refund.ts';
import { alarmApprovers, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { isHeld, reversalsOfPayment } from '../orders/payment-reversals.sql.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import { insertProposal } from './refund-proposals.sql.ts';

export const releaseRefundHandler = handler(releaseRefund, async (call, platform) => {
  const { operator, input } = call;
  const { payment, reason } = input;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const stored = await lockPayment(unit.db, payment);
    if (!stored) return call.refuse('not_found');
    const held = (await reversalsOfPayment(unit.db, payment)).find(isHeld);
    if (!held) return call.refuse('refund_not_held');
    const { id: reversal, amount, credits } = held;
    const proposed = { payment, amount, credits, reason, operator, now, reversal };
    if (!(await insertProposal(unit.db, proposed))) return call.refuse('refund_waits');
    await alarmApprovers(unit, { what: 'refund', right: 'money', operator });
    await recordAction(unit, {
      ...{ operator, action: 'credits/propose-early-refund', member: stored.member, subject: payment },
      ...{ details: { amount, currency: stored.price.currency }, at: now },
    });
    return { payment };
  });
});
