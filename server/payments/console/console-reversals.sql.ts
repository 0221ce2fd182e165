import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** What went back of a payment, with everything that is known of it, oldest first. */
export function consoleReversals(db: Handle, payment: Id) {
  return paymentsTables(db)
    .selectFrom('payment_reversals')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What its buyer agreed to. */
export function consentsOf(db: Handle, payment: Id) {
  return paymentsTables(db)
    .selectFrom('payment_consents')
    .select(['kind', 'text_version', 'language', 'given_at'])
    .where('payment_id', '=', payment)
    .orderBy('given_at')
    .execute();
}

/** Until when its money can go back. */
export async function watchedUntilOf(db: Handle, payment: Id): Promise<Date | null> {
  const row = await paymentsTables(db)
    .selectFrom('payments')
    .select('watched_until')
    .where('id', '=', payment)
    .executeTakeFirst();
  return row?.watched_until ?? null;
}
