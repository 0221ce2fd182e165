import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { orderNumber } from '../order-number.ts';

/**
 * Matches a case with the order that its sender meant. The withdrawal is then carried out as of the day of
 * the declaration, and its receipt goes to the buyer (CON-4, CON-5, CON-6). The same order a second time
 * changes nothing; a case that is closed otherwise is `case_closed`.
 */
export const matchWithdrawalCase = operation({
  name: 'payments/match-withdrawal-case',
  summary: 'Find the order of a withdrawal',
  method: 'POST',
  path: '/api/console/withdrawal-order.php',
  caller: 'operator',
  right: 'money',
  input: z.strictObject({ case: id, order: orderNumber }),
  answer: z.object({ case: id, payment: id }),
  errors: { case_closed: 409 },
});
