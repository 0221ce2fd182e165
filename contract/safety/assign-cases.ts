import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Items that one operator can have at once, so that nobody can empty the queue for the others. */
export const assignedAtMost = 50;

/**
 * Assigns waiting cases or complaints to the caller or a colleague, or gives them back with `to: null`
 * (SAFE-10). All of them or none.
 * - An assignment ends by itself: after two hours in an urgent class, after a day in any other.
 * - `report_not_yours`: one is decided, or another operator has it open.
 * - `another_operator`: the receiver took the decision that is appealed.
 * - `unknown_colleague`: the receiver is disabled or lacks the right.
 */
export const assignCases = operation({
  name: 'safety/assign-cases',
  summary: 'Assign cases to an operator',
  method: 'PUT',
  path: '/api/console/queue.php',
  caller: 'operator',
  right: 'support',
  input: z.strictObject({
    queue: z.enum(['report', 'complaint']),
    ids: z.array(id).check(z.minLength(1, 'required'), z.maxLength(assignedAtMost, 'too_long')),
    to: z.nullable(id),
  }),
  answer: z.object({ assigned: z.int() }),
  errors: { report_not_yours: 409, another_operator: 409, unknown_colleague: 409, too_many_assigned: 409 },
});
