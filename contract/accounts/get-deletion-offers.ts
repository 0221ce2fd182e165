import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Information before an account is deleted (CON-16, MEET-11).
 * - the balance of the wallet
 * - the number of bought and unspent credits, and the amount paid for them by currency
 * - the discount offered to a premium member for staying
 */
export const getDeletionOffers = operation({
  name: 'accounts/get-deletion-offers',
  summary: 'What is at stake before the account is deleted',
  method: 'GET',
  path: '/api/account.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({
    credits: z.int(),
    refundable: z.object({ credits: z.int(), paid: z.array(money) }),
    /** Percentage off the next package for a premium member; null if there is no offer (any more). */
    discount: z.nullable(z.int()),
  }),
  errors: {},
});
