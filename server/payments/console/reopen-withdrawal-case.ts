import { reopenWithdrawalCase } from '#contract/payments/console/reopen-withdrawal-case.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { reopenCase } from '../withdrawals/dismissed-cases.sql.ts';
import { lockCase } from '../withdrawals/withdrawal-cases.sql.ts';

export const reopenWithdrawalCaseHandler = handler(reopenWithdrawalCase, async (call, platform) => {
  const { operator, input } = call;
  const { case: id } = input;
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const found = await lockCase(unit.db, id);
    if (!found) return call.refuse('not_found');
    if (found.outcome === null) return;
    if (found.outcome !== 'dismissed' || !(await reopenCase(unit.db, id))) return call.refuse('case_closed');
    await recordAction(unit, { operator, action: 'credits/reopen-withdrawal', subject: id, at: now });
  });
  return { case: id };
});
