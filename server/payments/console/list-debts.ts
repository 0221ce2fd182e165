import { listDebts } from '#contract/payments/console/list-debts.ts';
import { itemOwnersOf, recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pageOfDebts } from './debts.sql.ts';

const pageSize = 50;

export const listDebtsHandler = handler(listDebts, async (call, platform) => {
  const { page, ...filter } = call.input;
  const { db, clock } = platform;
  const reader = { operator: call.operator, now: clock.now() };
  const offset = (page - 1) * pageSize;
  const { found, matching } = await pageOfDebts(db, { filter, reader, offset, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listDebts.name,
    members: shown.map(({ member }) => member),
  });
  const owners = await itemOwnersOf(
    db,
    'debt',
    shown.map(({ payment_id }) => payment_id),
    reader,
  );
  return {
    results: shown.map((debt) => ({ ...debt, owner: owners.get(debt.payment_id) ?? null })),
    page,
    has_more: found.length > pageSize,
    matching,
  };
});
