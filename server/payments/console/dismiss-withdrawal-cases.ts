import { dismissWithdrawalCases } from '#contract/payments/console/dismiss-withdrawal-cases.ts';
import { forgetItemOwners, itemsOpenElsewhere, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { dismissCases } from '../withdrawals/dismissed-cases.sql.ts';
import { keepCaseUntil } from '../withdrawals/keep-case.ts';

/** The audit log names every case that this call closed. */
export const dismissWithdrawalCasesHandler = handler(dismissWithdrawalCases, async (call, platform) => {
  const { operator, input } = call;
  const { cases, reason } = input;
  const now = platform.clock.now();
  const closed = await platform.transact(async (unit) => {
    const held = await itemsOpenElsewhere(unit.db, 'withdrawal', cases, { operator, now });
    const free = cases.filter((id) => !held.includes(id));
    const ids = await dismissCases(unit.db, free, { reason, operator, now, keepUntil: keepCaseUntil(now) });
    await forgetItemOwners(unit.db, 'withdrawal', ids);
    if (ids.length > 0)
      await recordAction(unit, {
        ...{ operator, action: 'credits/dismiss-withdrawals', details: { cases: ids.join(' ') }, at: now },
      });
    return ids.length;
  });
  return { closed };
});
