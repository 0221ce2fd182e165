import { listCodeOrders } from '#contract/payments/console/list-code-orders.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { codeOrders } from './code-orders.ts';

const pageSize = 50;

export const listCodeOrdersHandler = handler(listCodeOrders, async ({ operator, input }, platform) => {
  const { code, page } = input;
  const { db, clock } = platform;
  const search = { code, offset: (page - 1) * pageSize, limit: pageSize + 1 };
  const found = await codeOrders(db, search, clock.now());
  const results = found.slice(0, pageSize);
  const members = [...new Set(results.map(({ member }) => member))];
  await recordOperatorRead(platform, { operator, operation: listCodeOrders.name, members });
  return { results, page, has_more: found.length > pageSize };
});
