import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

export interface DuePayment {
  readonly id: Id;
  /** The payment can no longer be reversed: after a successful look-up there is no further one. */
  readonly last: boolean;
}

/**
 * Claims up to `limit` payments whose look-up is due and schedules their next one after a quarter of their
 * age (PAY-7). A pending payment waits one to ten minutes, and from its second day on up to an hour. A paid
 * one waits a day to a month. Until then no other process handles these payments.
 */
export async function claimDuePayments(db: Handle, now: Date, limit: number): Promise<DuePayment[]> {
  const { rows } = await sql<DuePayment>`
    update payments set
      next_check_at = ${now}::timestamptz + case state
        when 'pending' then least(
          greatest((${now}::timestamptz - created_at) / 4, interval '1 minute'),
          case when created_at > ${now}::timestamptz - interval '1 day' then interval '10 minutes' else interval '1 hour' end
        )
        else least(greatest((${now}::timestamptz - settled_at) / 4, interval '1 day'), interval '30 days')
      end
    where id in (
      select id from payments
      where (state = 'pending' or watched_until is not null) and next_check_at <= ${now}::timestamptz
      order by next_check_at limit ${limit} for update skip locked
    )
    returning id, coalesce(watched_until <= ${now}::timestamptz, false) as last`.execute(db);
  return rows;
}

/** Ends the look-ups of a paid payment. */
export async function endLookUps(db: Handle, id: Id): Promise<void> {
  await paymentsTables(db)
    .updateTable('payments')
    .set({ watched_until: null })
    .where('id', '=', id)
    .execute();
}

/** Our payment with that provider reference; null if we have not stored the reference. */
export async function paymentOfReference(
  db: Handle,
  provider: string,
  reference: string,
): Promise<Id | null> {
  const row = await paymentsTables(db)
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Makes a failed look-up due again at the given time, even if its regular turn is later. */
export async function retryLookUpBy(db: Handle, id: Id, by: Date): Promise<void> {
  await paymentsTables(db)
    .updateTable('payments')
    .set(({ fn, val }) => ({ next_check_at: fn<Date>('least', ['next_check_at', val(by)]) }))
    .where('id', '=', id)
    .execute();
}
