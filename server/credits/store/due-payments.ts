import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * Takes up to `limit` pending payments whose look-up is due and sets their next one: after a quarter of their
 * age, at least a minute and at most an hour. Who takes them is alone with them until then.
 */
export async function takeDuePayments(db: Handle, now: Date, limit: number): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    update payments set next_check_at = ${now}::timestamptz
      + least(greatest((${now}::timestamptz - created_at) / 4, interval '1 minute'), interval '1 hour')
    where id in (
      select id from payments
      where state = 'pending' and next_check_at <= ${now}::timestamptz
      order by next_check_at limit ${limit} for update skip locked
    )
    returning id`.execute(db);
  return rows.map((row) => row.id);
}
