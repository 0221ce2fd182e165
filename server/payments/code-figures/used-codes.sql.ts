import { sql } from 'kysely';
import type { CodeMoney } from '#contract/payments/console/code-figures.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The orders that use or reserve a code, counted and summed. */
export interface CodeUse {
  readonly code: string;
  readonly uses: number;
  readonly held: number;
  readonly buyers: number;
  readonly first_used: Date | null;
  readonly last_used: Date | null;
  readonly money: readonly CodeMoney[];
}

/**
 * The statement behind `usesOfCodes`. A use is a paid order that kept its reservation of the code. Money that
 * came after the reservation was lost went back at once and does not count (CRED-13). A buyer who was erased counts
 * still.
 */
export const usesQuery = (codes: readonly string[]) => sql<CodeUse>`
  with taken as (
    select kept.code, kept.state = 'used' as is_used, payments.id, payments.member_id, payments.currency,
      payments.amount, payments.full_amount, payments.settled_at
    from payment_reservations as kept join payments on payments.id = kept.payment_id
    where kept.kind = 'code' and kept.state <> 'released' and kept.code = any(${[...codes]}::text[])
  ), back as (
    select payment_id, sum(amount) filter (where kind = 'refund') as refunded,
      sum(amount) filter (where kind = 'chargeback') as charged_back
    from payment_reversals
    where state <> 'undone' and payment_id in (select id from taken where is_used)
    group by payment_id
  ), sums as (
    select code, currency, count(*) as orders, sum(amount) as revenue,
      sum(coalesce(full_amount, amount) - amount) as discount,
      coalesce(sum(refunded), 0) as refunded, coalesce(sum(charged_back), 0) as charged_back
    from taken left join back on back.payment_id = taken.id
    where is_used group by code, currency
  ), moneys as (
    select code, jsonb_agg(jsonb_build_object(
      'currency', currency, 'orders', orders, 'revenue', revenue, 'discount', discount,
      'refunded', refunded, 'charged_back', charged_back
    ) order by currency) as money
    from sums group by code
  ), counts as (
    select code, (count(*) filter (where is_used))::int as uses,
      (count(*) filter (where not is_used))::int as held,
      (count(distinct member_id) filter (where is_used))::int as buyers,
      min(settled_at) filter (where is_used) as first_used, max(settled_at) filter (where is_used) as last_used
    from taken group by code
  )
  select counts.*, coalesce(money, '[]') as money from counts left join moneys using (code)`;

/** The use of each of these codes; a code that no order uses or reserves is absent. */
export async function usesOfCodes(
  db: Handle,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CodeUse>> {
  if (codes.length === 0) return new Map();
  const { rows } = await usesQuery(codes).execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}
