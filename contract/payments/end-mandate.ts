import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Ends a mandate of the caller: at once here, and shortly after at the provider. An announced debit that is
 * not collected yet is cancelled with it. Ending a mandate twice is not an error. A mandate of another member
 * is `not_found`.
 */
export const endMandate = operation({
  name: 'payments/end-mandate',
  summary: 'Forget a kept way to pay',
  method: 'POST',
  path: '/api/mandates.php',
  caller: 'member',
  input: z.strictObject({ id }),
  answer: z.object({}),
  errors: {},
});
