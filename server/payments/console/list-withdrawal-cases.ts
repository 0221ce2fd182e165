import { listWithdrawalCases } from '#contract/payments/console/list-withdrawal-cases.ts';
import { itemOwnersOf } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pageOfCases } from '../withdrawals/withdrawal-cases.sql.ts';
import { withdrawalCaseView } from './withdrawal-case-view.ts';

const pageSize = 50;

export const listWithdrawalCasesHandler = handler(listWithdrawalCases, async (call, { db, clock }) => {
  const { page, ...filter } = call.input;
  const reader = { operator: call.operator, now: clock.now() };
  const offset = (page - 1) * pageSize;
  const { found, matching } = await pageOfCases(db, { filter, reader, offset, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const owners = await itemOwnersOf(
    db,
    'withdrawal',
    shown.map(({ id }) => id),
    reader,
  );
  return {
    results: shown.map((one) => withdrawalCaseView(one, owners.get(one.id) ?? null)),
    page,
    has_more: found.length > pageSize,
    matching,
  };
});
