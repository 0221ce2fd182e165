import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * The second operator's decision about a freeze. Not confirmed, the freeze ends at once: the member can log in
 * and is visible as before. The evidence stays held until two operators release it (SAFE-6, CSAM-2).
 * - The operator who froze the account cannot confirm it: `own_request`.
 * - A freeze of an operator who was disabled since can be ended but not confirmed: `asker_disabled`.
 * - A freeze that is decided or over is `not_found`.
 */
export const confirmFreeze = operation({
  name: 'accounts/confirm-freeze',
  summary: 'Confirm or end a freeze as the second operator',
  method: 'PUT',
  path: '/api/console/freezes.php',
  caller: 'operator',
  right: 'moderate',
  stepUp: true,
  input: z.strictObject({ hold: id, confirmed: z.boolean() }),
  answer: z.object({ hold: id, confirmed: z.boolean() }),
  errors: {},
});
