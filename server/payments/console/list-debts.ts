import { listDebts } from '#contract/payments/console/list-debts.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pageOfDebts } from './debts.sql.ts';

const pageSize = 50;

export const listDebtsHandler = handler(listDebts, async ({ input: { page } }, { db }) => {
  const found = await pageOfDebts(db, { offset: (page - 1) * pageSize, limit: pageSize + 1 });
  return { results: found.slice(0, pageSize), page, has_more: found.length > pageSize };
});
