import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';
import { itemFilter, itemOwner, matchingItems } from '#contract/operators/item-owner.ts';

/**
 * Money that was returned after its credits were spent: credits that could not be taken back and were not
 * waived (PAY-34). Or money that was returned twice (CRED-11).
 */
export const debt = z.object({
  payment_id: id,
  member: id,
  /** 0 if only money is lost. */
  credits: z.int(),
  price: money,
  /** Everything that went back, more than the price if it went back twice. */
  reversed: money,
  /** The part of it beyond the price; null if there is none. */
  lost: z.nullable(money),
  /** When the last part of the money was returned. */
  since: instant,
});

export type Debt = z.output<typeof debt>;

/** A debt in the list, with its owner. */
export const listedDebt = z.extend(debt, { owner: z.nullable(itemOwner) });

export type ListedDebt = z.output<typeof listedDebt>;

/**
 * Credits that members owe for money that was returned, if they pass a filter (SAFE-2, PAY-34, SAFE-10). Newest
 * first, unless `sort` says otherwise.
 */
export const listDebts = operation({
  name: 'payments/list-debts',
  summary: 'Credits that members owe',
  method: 'GET',
  path: '/api/console/debts.php',
  caller: 'operator',
  right: 'read-payments',
  input: z.strictObject({
    page: z._default(queryInteger(1, 1000), 1),
    /** Credits that are owed, or money that went back twice. */
    why: z.optional(z.enum(['credits', 'money'])),
    ...itemFilter,
  }),
  answer: z.extend(pageOf(listedDebt), { matching: matchingItems }),
  errors: {},
});
