import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';

/** The orders with one discount code as CSV, newest first. `cut`: there are more than an export holds (SAFE-6). */
export const exportCodeOrders = operation({
  name: 'payments/export-code-orders',
  summary: 'Export the orders with a discount code as CSV',
  method: 'POST',
  path: '/api/console/discount-code-orders-export.php',
  caller: 'operator',
  right: 'offers',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ code: typedText(40) }),
  answer: z.object({ csv: z.string(), lines: z.int(), cut: z.boolean() }),
  errors: {},
});
