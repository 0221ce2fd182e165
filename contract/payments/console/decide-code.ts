import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * The second operator's decision about a code for everybody. Approved, the code exists at once. The operator
 * who asked can only withdraw it: `own_request`. A request that is already decided is `not_found`. A name that
 * was taken meanwhile is `code_taken` (SAFE-6, CRED-8).
 */
export const decideCode = operation({
  name: 'payments/decide-code',
  summary: 'Approve or decline a discount code for everybody',
  method: 'PUT',
  path: '/api/console/discount-codes.php',
  caller: 'operator',
  right: 'offers',
  stepUp: true,
  input: z.strictObject({ approval: id, approved: z.boolean() }),
  answer: z.object({ approval: id, approved: z.boolean() }),
  errors: { code_taken: 409 },
});
