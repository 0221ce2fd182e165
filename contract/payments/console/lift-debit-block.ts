import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Lifts a member's direct debit block (MEET-12). Without a block nothing changes. */
export const liftDebitBlock = operation({
  name: 'payments/lift-debit-block',
  summary: 'End the block of direct debit',
  method: 'DELETE',
  path: '/api/console/debit-blocks.php',
  caller: 'operator',
  right: 'money',
  stepUp: true,
  input: z.strictObject({ member: id }),
  answer: z.object({ member: id }),
  errors: {},
});
