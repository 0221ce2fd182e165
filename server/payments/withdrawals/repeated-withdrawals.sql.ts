import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The number of orders from which the member withdrew and got money back, declared since then. */
export async function withdrawalsSince(db: Handle, member: Id, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from withdrawals join payments on payments.id = payment_id
    where member_id = ${member} and outcome = 'refunded' and declared_at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface SerialWithdrawals {
  readonly member: Id;
  /** The orders of the newest such 90 days, oldest withdrawal first. */
  readonly orders: readonly Id[];
}

/**
 * Members with at least three refunded withdrawals within 90 days, each once. The orders change only with a further
 * withdrawal, so that an explained finding comes back only then.
 */
export async function serialWithdrawals(db: Handle, limit: number): Promise<SerialWithdrawals[]> {
  const { rows } = await sql<SerialWithdrawals>`
    with refunded as (
      select member_id, declared_at,
        array_agg(payment_id) over recent as orders, count(*) over recent as times
      from withdrawals join payments on payments.id = payment_id
      where outcome = 'refunded'
      window recent as (
        partition by member_id order by declared_at range between '90 days' preceding and current row
      )
    )
    select distinct on (member_id) member_id as member, orders from refunded
    where times >= 3 order by member_id, declared_at desc limit ${limit}`.execute(db);
  return rows;
}
