import { listDebitBlocks } from '#contract/payments/console/list-debit-blocks.ts';
import { handler } from '#server/platform/http/handler.ts';
import { blockedMembers } from './blocked-members.sql.ts';

const pageSize = 50;

export const listDebitBlocksHandler = handler(listDebitBlocks, async ({ input: { page } }, { db }) => {
  const found = await blockedMembers(db, { offset: (page - 1) * pageSize, limit: pageSize + 1 });
  return { results: found.slice(0, pageSize), page, has_more: found.length > pageSize };
});
