import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { creditMovement } from './movement.ts';

/**
 * Every movement of the caller's own credits, newest first. The next page holds the movements `before` the
 * last number (CRED-10).
 */
export const listMovements = operation({
  name: 'ledger/list-movements',
  summary: 'Own credits, movement by movement',
  method: 'GET',
  path: '/api/credits.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ before: z.optional(queryInteger(1, 2 ** 31 - 1)) }),
  answer: z.object({ movements: z.array(creditMovement), has_more: z.boolean() }),
  errors: {},
});
