import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { highestCap, spendingCap } from './spending-cap.ts';

/**
 * Says what credits may cost in 30 days, or (`cap` null) that nothing limits it. A lower cap holds at once, a higher one
 * or none after 7 days; until then the lower one can be kept by setting it again. It says how it shall be: twice is once,
 * and asking again for what is on its way does not put it off. The currency is the one that get-spending-cap told.
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
