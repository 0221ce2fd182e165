import { exportCodeOrders } from '#contract/payments/console/export-code-orders.ts';
import { recordAction, recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { codeOrdersCsv, mostExported } from './code-csv.ts';
import { codeOrders } from './code-orders.ts';

export const exportCodeOrdersHandler = handler(exportCodeOrders, async ({ operator, input }, platform) => {
  const { code } = input;
  const { db, clock } = platform;
  const now = clock.now();
  const found = await codeOrders(db, { code, offset: 0, limit: mostExported + 1 }, now);
  const orders = found.slice(0, mostExported);
  const members = [...new Set(orders.map(({ member }) => member))];
  await recordOperatorRead(platform, { operator, operation: exportCodeOrders.name, members });
  const details = { code, orders: orders.length };
  await recordAction(platform, { operator, action: exportCodeOrders.name, details, at: now });
  return { csv: codeOrdersCsv(orders), lines: orders.length, cut: found.length > mostExported };
});
