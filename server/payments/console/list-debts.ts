import { listDebts } from '#contract/payments/console/list-debts.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pageOfDebts } from './debts.sql.ts';

const pageSize = 50;

export const listDebtsHandler = handler(listDebts, async (call, platform) => {
  const { page } = call.input;
  const found = await pageOfDebts(platform.db, { offset: (page - 1) * pageSize, limit: pageSize + 1 });
  const results = found.slice(0, pageSize);
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listDebts.name,
    members: results.map(({ member }) => member),
  });
  return { results, page, has_more: found.length > pageSize };
});
