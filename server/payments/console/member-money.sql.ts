import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

interface Paid {
  readonly currency: string;
  readonly orders: number;
  readonly paid: number;
  readonly returned: number;
}

/** A member's completed orders, counted per currency. */
export async function paidOf(db: Handle, member: Id): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select currency, count(*)::int as orders, sum(amount)::float8 as paid, sum(reversed_amount)::float8 as returned
    from payments where member_id = ${member} and state = 'completed'
    group by currency order by currency`.execute(db);
  return rows;
}

/** Discount codes that only this member can use, newest first. */
export function ownCodesOf(db: Handle, member: Id) {
  return paymentsTables(db)
    .selectFrom('discount_codes')
    .select(['code', 'expires_at', sql<number>`value_percentage::float8`.as('percentage')])
    .where('member_id', '=', member)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

/** Since when the member is premium; null for a member who never bought anything. */
export async function premiumSince(db: Handle, member: Id): Promise<Date | null> {
  const { rows } = await sql<{ premium_since: Date | null }>`
    select premium_since from wallets where member_id = ${member}`.execute(db);
  return rows[0]?.premium_since ?? null;
}
