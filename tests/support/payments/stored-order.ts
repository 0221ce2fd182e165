import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface StoredOrder {
  readonly id: Id;
  /** The provider's reference. */
  readonly reference: string;
}

/**
 * Stores an unpaid order of a package with its reservation, and with the request to start at once if asked.
 * No provider knows it.
 */
export async function storeOrder(
  db: Handle,
  member: Id,
  bought: { readonly credits: number; readonly amount: number; readonly startNow?: boolean } = {
    credits: 10,
    amount: 999,
  },
): Promise<StoredOrder> {
  const reference = `sb_${randomUUID().replaceAll('-', '')}`;
  const { rows } = await sql<{ id: Id }>`
    insert into payments
      (member_id, site_id, package, credits, amount, currency, country, method, provider, provider_reference)
    select id, site_id, 'p0', ${bought.credits}::int, ${bought.amount}::int, 'EUR', 'NL', 'ideal', 'sandbox', ${reference}
    from members where id = ${member}
    returning id`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('the order was not stored');
  await sql`insert into payment_reservations (payment_id, member_id, kind, amount, currency, held_at)
    values (${row.id}, ${member}, 'spending', ${bought.amount}, 'EUR', now())`.execute(db);
  if (bought.startNow) {
    await sql`insert into payment_consents (payment_id, kind, text_version, language, given_at)
      values (${row.id}, 'start_now', '1', 'nl', now())`.execute(db);
  }
  return { id: row.id, reference };
}
