import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { highestCap, spendingCap } from './get-spending-cap.ts';

/**
 * Sets the caller's spending cap for 30 days, or removes it (`cap` null). A lower cap takes effect at once; a
 * higher one, or none, after 7 days. Until then, setting the lower cap again keeps it. Idempotent: repeating
 * a pending request does not postpone it. The currency is the one that get-spending-cap returned.
 */
export const setSpendingCap = operation({
  name: 'payments/set-spending-cap',
  summary: 'Set the own spending cap',
  method: 'PUT',
  path: '/api/spending-cap.php',
  caller: 'member',
  input: z.strictObject({
    cap: z.nullable(
      z.extend(money, { amount: z.int('invalid').check(z.gte(0, 'too_low'), z.lte(highestCap, 'too_high')) }),
    ),
  }),
  answer: spendingCap,
  errors: { currency_changed: 409 },
});
