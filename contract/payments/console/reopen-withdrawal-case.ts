import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Opens a dismissed case again, with its first deadline. An open case stays open. A case that was answered or
 * matched, or whose sender declared the same again meanwhile, is `case_closed`.
 */
export const reopenWithdrawalCase = operation({
  name: 'payments/reopen-withdrawal-case',
  summary: 'Open a dismissed withdrawal again',
  method: 'PUT',
  path: '/api/console/withdrawal-reopened.php',
  caller: 'operator',
  right: 'money',
  input: z.strictObject({ case: id }),
  answer: z.object({ case: id }),
  errors: { case_closed: 409 },
});
