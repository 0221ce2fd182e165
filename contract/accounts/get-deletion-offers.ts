import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * What a member should know before they delete the account (CON-16, MEET-11): what is left in the wallet, how much of
 * it was bought and not spent, what was paid for that (by currency), and what a premium member may have instead.
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
    /** Percentage off the next package for a premium member; null: not offered (again). */
    discount: z.nullable(z.int()),
  }),
  errors: {},
});
