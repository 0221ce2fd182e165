import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { assignedItems, assignmentErrors } from './item-owner.ts';

/**
 * Assigns acts that wait for a second operator to the caller or a colleague, or gives them back (SAFE-10). The
 * operator who asked cannot receive one. An assignment ends after a day. An item that the caller takes is open for
 * half an hour, and nobody else decides it then.
 */
export const assignApprovals = operation({
  name: 'operators/assign-approvals',
  summary: 'Assign waiting acts to an operator',
  method: 'PUT',
  path: '/api/console/approvals.php',
  caller: 'operator',
  right: 'console',
  input: z.strictObject(assignedItems),
  answer: z.object({ assigned: z.int() }),
  errors: assignmentErrors,
});
