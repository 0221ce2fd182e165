import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { queryFlag } from '#contract/kit/query.ts';
import { itemFilter, matchingItems } from '#contract/operators/item-owner.ts';
import { withdrawalCase } from './withdrawal-case.ts';

/**
 * Withdrawals that match no order or no proven buyer, if they pass a filter (CON-4, SAFE-2, SAFE-10). The open ones
 * come oldest first, and with `closed` the closed ones newest first.
 */
export const listWithdrawalCases = operation({
  name: 'payments/list-withdrawal-cases',
  summary: 'Withdrawals without an order',
  method: 'GET',
  path: '/api/console/withdrawals.php',
  caller: 'operator',
  right: 'read-payments',
  input: z.strictObject({
    closed: z._default(queryFlag, false),
    /** Only cases of this network, by its short name. */
    network: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/, 'invalid'))),
    /** Only cases of this typed order number. */
    order: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,15}$/, 'invalid'))),
    why: z.optional(withdrawalCase.shape.reason),
    ...itemFilter,
    page: z._default(queryInteger(1, 1000), 1),
  }),
  answer: z.extend(pageOf(withdrawalCase), { matching: matchingItems }),
  errors: {},
});
