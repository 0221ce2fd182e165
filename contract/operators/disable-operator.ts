import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Ends an operator's logins and deletes their password and second factor. Their entries in the audit log
 * stay. The way back is an invitation. The last administrator who can log in stays: `last_administrator`
 * (SAFE-6).
 */
export const disableOperator = operation({
  name: 'operators/disable-operator',
  summary: 'Disable an operator',
  method: 'DELETE',
  path: '/api/console/operators.php',
  caller: 'operator',
  right: 'operators',
  stepUp: true,
  input: z.strictObject({ operator: id }),
  answer: z.object({ operator: id }),
  errors: { last_administrator: 409 },
});
