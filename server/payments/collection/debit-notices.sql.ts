import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** Records that the member was notified of the debit on that date, unless the date has changed meanwhile. */
export async function setAnnounced(db: Handle, payment: Id, debitAt: Date, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('payments')
    .set({ announced_at: now })
    .where('id', '=', payment)
    .where('debit_at', '=', debitAt)
    .where('announced_at', 'is', null)
    .execute();
}

/**
 * Moves a direct debit to a later date and marks its member as not yet notified of it. False if another
 * process moved it, or it ended.
 */
export async function storePostponedDate(db: Handle, payment: Id, from: Date, to: Date): Promise<boolean> {
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
