import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { debitBlock } from '#contract/payments/get-direct-debit.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

export type DebitBlock = z.output<typeof debitBlock>;

/** Why direct debits are blocked for the member; null if they are not. */
export async function blockOf(db: Handle, member: Id): Promise<DebitBlock | null> {
  const row = await paymentsTables(db)
    .selectFrom('debit_blocks')
    .select('reason')
    .where('member_id', '=', member)
    .where('lifted_at', 'is', null)
    .orderBy('since')
    .limit(1)
    .executeTakeFirst();
  return row ? z.parse(debitBlock, row.reason) : null;
}

/** Blocks the member because of a debit, once: a lifted block is not set again by the same debit. */
export async function insertBlock(
  db: Handle,
  {
    member,
    payment,
    reason,
    now,
  }: {
    readonly member: Id;
    readonly payment: Id;
    readonly reason: DebitBlock;
    readonly now: Date;
  },
): Promise<void> {
  await paymentsTables(db)
    .insertInto('debit_blocks')
    .values({ member_id: member, payment_id: payment, reason, since: now })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
}

/** False if there was no block. */
export async function liftBlocks(db: Handle, member: Id, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await paymentsTables(db)
    .updateTable('debit_blocks')
    .set({ lifted_at: now })
    .where('member_id', '=', member)
    .where('lifted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
