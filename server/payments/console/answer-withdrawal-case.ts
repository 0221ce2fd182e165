import { answerWithdrawalCase } from '#contract/payments/console/answer-withdrawal-case.ts';
import { decideOwnedItem, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { keepCaseUntil } from '../withdrawals/keep-case.ts';
import { mailWithdrawalCase } from '../withdrawals/mail-withdrawal-case.job.ts';
import { closeCase, lockCase } from '../withdrawals/withdrawal-cases.sql.ts';

/** Locks the case, so that of two operators one answers. */
export const answerWithdrawalCaseHandler = handler(answerWithdrawalCase, async (call, platform) => {
  const { operator, input } = call;
  const { case: id, words } = input;
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const found = await lockCase(unit.db, id);
    if (!found) return call.refuse('not_found');
    if (found.outcome !== null) return found.answer === words ? undefined : call.refuse('case_closed');
    await decideOwnedItem(unit, 'withdrawal', id, { operator, now });
    const closed = {
      outcome: 'answered',
      answer: words,
      operator,
      now,
      keepUntil: keepCaseUntil(now),
    } as const;
    await closeCase(unit.db, id, closed);
    await recordAction(unit, { operator, action: 'credits/answer-withdrawal', subject: id, at: now });
    await unit.enqueue(mailWithdrawalCase, { case: id, kind: 'withdrawal_answered' });
  });
  return { case: id };
});
