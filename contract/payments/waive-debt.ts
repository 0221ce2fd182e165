import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';

/** Lets go what a member owes for one payment, as it stands now. Where nothing is owed (any more) it is `no_debt`. */
export const waiveDebt = operation({
  name: 'payments/waive-debt',
  summary: 'Let go what a member owes',
  method: 'POST',
  path: '/api/console/debts.php',
  caller: 'operator',
  input: z.strictObject({ payment: id, reason: typedText(500) }),
  answer: z.object({ payment: id, credits: z.int() }),
  errors: { no_debt: 409 },
});
