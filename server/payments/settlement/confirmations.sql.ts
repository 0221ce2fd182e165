import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** Whether the confirmation mail of a purchase was sent. */
export async function isConfirmed(db: Handle, payment: Id): Promise<boolean> {
  const row = await paymentsTables(db)
    .selectFrom('payments')
    .select('confirmed_at')
    .where('id', '=', payment)
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

export async function setConfirmed(db: Handle, payment: Id, now: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('payments')
    .set({ confirmed_at: now })
    .where('id', '=', payment)
    .where('confirmed_at', 'is', null)
    .execute();
}
