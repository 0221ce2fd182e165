import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { typedText } from '#contract/kit/text.ts';
import { instant } from '#contract/kit/time.ts';
import { consolePayment } from './get-console-payment.ts';

/** An order with a discount code: the same facts as in the list of payments, without the name. */
export const codeOrder = z.object({
  ...consolePayment.shape,
  /** The difference to the full price. */
  discount: money,
  /** When the order ended, paid or not; null: it is pending. */
  settled_at: z.nullable(instant),
});

export type CodeOrder = z.output<typeof codeOrder>;

/** All orders with a discount code, paid or not, newest first (SAFE-6). A code without orders has none. */
export const listCodeOrders = operation({
  name: 'payments/list-code-orders',
  summary: 'Orders with a discount code',
  method: 'GET',
  path: '/api/console/discount-code-orders.php',
  caller: 'operator',
  right: 'offers',
  input: z.strictObject({ code: typedText(40), page: z._default(queryInteger(1, 1000), 1) }),
  answer: pageOf(codeOrder),
  errors: {},
});
