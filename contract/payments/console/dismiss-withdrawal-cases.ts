import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestDismissal, mostDismissed } from './withdrawal-case.ts';

/**
 * Closes many cases at once with one reason, for a flood of declarations by strangers (SAFE-8). Nobody gets a
 * mail. The cases are kept like answered ones, and `reopen-withdrawal-case` opens each again. Leaves out
 * cases that are closed, unknown or open at a colleague.
 */
export const dismissWithdrawalCases = operation({
  name: 'payments/dismiss-withdrawal-cases',
  summary: 'Close many withdrawals without an order',
  method: 'PUT',
  path: '/api/console/withdrawals.php',
  caller: 'operator',
  right: 'money',
  input: z.strictObject({
    cases: z.array(id).check(z.minLength(1, 'required'), z.maxLength(mostDismissed, 'too_many')),
    reason: typedText(longestDismissal),
  }),
  answer: z.object({ closed: z.int() }),
  errors: {},
});
