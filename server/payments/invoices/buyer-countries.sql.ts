import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/**
 * Notes where a buyer says they live; false: they said so before, or the invoice is there. A statement of its own behind the
 * lock of the payment, so that it sees an invoice that was written while the caller waited for it.
 */
export async function setBuyerCountry(db: Handle, payment: Id, country: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await paymentsTables(db)
    .updateTable('payments')
    .set({ buyer_country: country, buyer_country_at: now })
    .where('id', '=', payment)
    .where('buyer_country', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invoices').select('id').where('payment_id', '=', payment))),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
