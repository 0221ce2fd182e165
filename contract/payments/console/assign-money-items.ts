import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { assignedItems, assignmentErrors } from '#contract/operators/item-owner.ts';

/**
 * Assigns withdrawals, debts, differences or refund proposals to the caller or a colleague, or gives them back
 * (SAFE-10). A debt has the number of its payment. The operator who asked for a refund cannot receive it. An
 * assignment ends after a day. An item that the caller takes is open for half an hour, except a withdrawal, which is
 * open from the moment its page is.
 */
export const assignMoneyItems = operation({
  name: 'payments/assign-money-items',
  summary: 'Assign items of the money lists to an operator',
  method: 'PUT',
  path: '/api/console/money-items.php',
  caller: 'operator',
  right: 'money',
  input: z.strictObject({
    queue: z.enum(['withdrawal', 'debt', 'finding', 'refund']),
    ...assignedItems,
  }),
  answer: z.object({ assigned: z.int() }),
  errors: assignmentErrors,
});
