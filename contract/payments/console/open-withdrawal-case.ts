import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { withdrawalCaseFacts } from './withdrawal-case.ts';

/**
 * Shows one case with its sender; each view is written to the audit log (SAFE-2). An open case is then open at the
 * caller for half an hour. One that a colleague has open is `held_by_colleague` (SAFE-10).
 */
export const openWithdrawalCase = operation({
  name: 'payments/open-withdrawal-case',
  summary: 'Read a withdrawal without an order',
  method: 'POST',
  path: '/api/console/withdrawal.php',
  caller: 'operator',
  right: 'money',
  input: z.strictObject({ case: id }),
  answer: withdrawalCaseFacts,
  errors: {},
});
