import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';

/** Waives the current debt of a member for one payment. Without a debt the call is refused with `no_debt`. */
export const waiveDebt = operation({
  name: 'payments/waive-debt',
  summary: 'Let go what a member owes',
  method: 'POST',
  path: '/api/console/debts.php',
  caller: 'operator',
  right: 'money',
  stepUp: true,
  input: z.strictObject({ payment: id, reason: typedText(500) }),
  answer: z.object({ payment: id, credits: z.int() }),
  errors: { no_debt: 409 },
});
