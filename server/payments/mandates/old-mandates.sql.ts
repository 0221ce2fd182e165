import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';
import { mandateActiveSince } from './payment-mandates.sql.ts';

/** A bank may ask for the proof of a debit for 13 months (SEPA-6). */
const proofMonths = 14;

/** Active mandates that may no longer be charged because they were unused for too long (SEPA-4). */
export const unusedMandates = (db: Handle, now: Date): Promise<{ id: Id }[]> =>
  paymentsTables(db)
    .selectFrom('payment_mandates')
    .select('id')
    .where('state', '<>', 'ended')
    .where(({ fn }) => fn<Date>('coalesce', ['last_used_at', 'signed_at']), '<=', mandateActiveSince(now))
    .execute();

/** Deletes name, account and address from mandates that ended long enough ago. */
export async function deleteOldMandateProof(db: Handle, now: Date): Promise<void> {
  await sql`
    update payment_mandates set
      holder_sealed = null, iban_sealed = null, iban_hash = null, address_sealed = null, ip_sealed = null
    where state = 'ended' and coalesce(holder_sealed, iban_sealed, iban_hash, ip_sealed) is not null
      and greatest(ended_at, last_used_at) <= ${now}::timestamptz - make_interval(months => ${proofMonths})`.execute(
    db,
  );
}

/** Deletes expired codes and expired code counters. */
export async function purgeDebitCodes(db: Handle, now: Date): Promise<void> {
  const tables = paymentsTables(db);
  await tables.deleteFrom('debit_codes').where('expires_at', '<=', now).execute();
  await tables.deleteFrom('debit_limits').where('expire', '<=', now.getTime()).execute();
}
