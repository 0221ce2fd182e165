import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';
import { debitBlock } from '../get-direct-debit.ts';

/** A member whose direct debit is blocked, and the debit that caused the block. */
export const blockedMember = z.object({ member: id, payment_id: id, reason: debitBlock, since: instant });

export type BlockedMember = z.output<typeof blockedMember>;

/** Members whose direct debit is blocked, newest first (SAFE-2, MEET-12). */
export const listDebitBlocks = operation({
  name: 'payments/list-debit-blocks',
  summary: 'Members whose direct debit is blocked',
  method: 'GET',
  path: '/api/console/debit-blocks.php',
  caller: 'operator',
  right: 'read-payments',
  input: z.strictObject({ page: z._default(queryInteger(1, 1000), 1) }),
  answer: pageOf(blockedMember),
  errors: {},
});
