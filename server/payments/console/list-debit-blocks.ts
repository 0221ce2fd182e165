import { listDebitBlocks } from '#contract/payments/console/list-debit-blocks.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { blockedMembers } from './blocked-members.sql.ts';

const pageSize = 50;

export const listDebitBlocksHandler = handler(listDebitBlocks, async (call, platform) => {
  const { page } = call.input;
  const found = await blockedMembers(platform.db, { offset: (page - 1) * pageSize, limit: pageSize + 1 });
  const results = found.slice(0, pageSize);
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listDebitBlocks.name,
    members: results.map(({ member }) => member),
  });
  return { results, page, has_more: found.length > pageSize };
});
