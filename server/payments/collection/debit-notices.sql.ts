import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** Notes that the member was told of a direct debit of that day; of another day they were not. */
export async function setAnnounced(db: Handle, payment: Id, debitAt: Date, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('payments')
    .set({ announced_at: now })
    .where('id', '=', payment)
    .where('debit_at', '=', debitAt)
    .where('announced_at', 'is', null)
    .execute();
}

/** Puts a direct debit off to another day, of which its member has yet to be told; false: somebody else did, or it ended. */
export async function putOffDebit(db: Handle, payment: Id, from: Date, to: Date): Promise<boolean> {
  const { numUpdatedRows } = await paymentsTables(db)
    .updateTable('payments')
    .set({ debit_at: to, announced_at: null, next_check_at: to })
    .where('id', '=', payment)
    .where('debit_at', '=', from)
    .where('state', '=', 'pending')
    .where('provider_reference', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
