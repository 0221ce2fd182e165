import { matchWithdrawalCase } from '#contract/payments/console/match-withdrawal-case.ts';
import { decideOwnedItem, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { carryOutWithdrawalJob } from '../withdrawals/carry-out-withdrawal.job.ts';
import { keepCaseUntil } from '../withdrawals/keep-case.ts';
import { closeCase, lockCase, matchWithdrawal } from '../withdrawals/withdrawal-cases.sql.ts';

/**
 * Locks the case, so that of two operators one matches. The job carries the withdrawal out as of its own
 * date.
 */
export const matchWithdrawalCaseHandler = handler(matchWithdrawalCase, async (call, platform) => {
  const { operator, input } = call;
  const { case: id } = input;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const found = await lockCase(unit.db, id);
    if (!found) return call.refuse('not_found');
    const payment = await readPayment(unit.db, Number(input.order));
    if (!payment)
      return call.refuse('invalid_input', {}, [{ field: 'order', code: 'unknown_order', params: {} }]);
    if (found.outcome !== null)
      return found.matched === payment.id ? { case: id, payment: payment.id } : call.refuse('case_closed');
    await decideOwnedItem(unit, 'withdrawal', id, { operator, now });
    await matchWithdrawal(unit.db, found.withdrawal, { payment: payment.id, operator });
    await closeCase(unit.db, id, {
      ...{ outcome: 'matched', answer: null, operator, now, keepUntil: keepCaseUntil(now) },
    });
    await recordAction(unit, {
      ...{ operator, action: 'credits/match-withdrawal', member: payment.member, subject: payment.id },
      ...{ details: { case: id }, at: now },
    });
    await unit.enqueue(carryOutWithdrawalJob, { withdrawal: found.withdrawal });
    return { case: id, payment: payment.id };
  });
});
