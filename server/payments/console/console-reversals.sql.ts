import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** The reversals of a payment with all their fields, oldest first. */
export function consoleReversals(db: Handle, payment: Id) {
  return paymentsTables(db)
    .selectFrom('payment_reversals')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The buyer's consents. */
export function consentsOf(db: Handle, payment: Id) {
  return paymentsTables(db)
    .selectFrom('payment_consents')
    .select(['kind', 'text_version', 'language', 'given_at'])
    .where('payment_id', '=', payment)
    .orderBy('given_at')
    .execute();
}

/** When the buyer withdrew from the order, as proof in a dispute; null: the buyer did not. */
export async function withdrawnAtOf(db: Handle, payment: Id): Promise<Date | null> {
  const row = await paymentsTables(db)
    .selectFrom('withdrawals')
    .select('declared_at')
    .where('payment_id', '=', payment)
    .where('outcome', '=', 'refunded')
    .orderBy('declared_at')
    .executeTakeFirst();
  return row?.declared_at ?? null;
}

/** Until when the payment can be charged back or refunded. */
export async function watchedUntilOf(db: Handle, payment: Id): Promise<Date | null> {
  const row = await paymentsTables(db)
    .selectFrom('payments')
    .select('watched_until')
    .where('id', '=', payment)
    .executeTakeFirst();
  return row?.watched_until ?? null;
}
