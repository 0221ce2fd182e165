import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/**
 * Stores the buyer's country of residence. False if the buyer answered before, or the invoice exists. A
 * separate statement after the payment was locked, so that it sees an invoice written while the caller
 * waited.
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
