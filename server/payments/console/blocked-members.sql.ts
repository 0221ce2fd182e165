import * as z from 'zod/mini';
import type { BlockedMember } from '#contract/payments/console/list-debit-blocks.ts';
import { debitBlock } from '#contract/payments/get-direct-debit.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** Active blocks, newest first. */
export async function blockedMembers(
  db: Handle,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<BlockedMember[]> {
  const rows = await paymentsTables(db)
    .selectFrom('debit_blocks')
    .select(['member_id', 'payment_id', 'reason', 'since'])
    .where('lifted_at', 'is', null)
    .orderBy('since', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ member_id, payment_id, reason, since }) => ({
    member: member_id,
    payment_id,
    reason: z.parse(debitBlock, reason),
    since: since.toISOString(),
  }));
}
