import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Takes back one's leave to be charged again: at once here, a moment later at the provider. A debit that is announced and
 * not collected yet is cancelled with it. Ended twice is ended; another's is `not_found`.
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
