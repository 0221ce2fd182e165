import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * For each member the number of orders from which they withdrew and got money back, declared since then;
 * none: absent.
 */
export async function withdrawalsSince(
  db: Handle,
  members: readonly Id[],
  since: Date,
): Promise<ReadonlyMap<Id, number>> {
  if (members.length === 0) return new Map();
  const { rows } = await sql<{ member: Id; count: number }>`
    select member_id as member, count(*)::int as count from withdrawals join payments on payments.id = payment_id
    where member_id = any(${members}::bigint[]) and outcome = 'refunded' and declared_at >= ${since}
    group by member_id`.execute(db);
  return new Map(rows.map(({ member, count }) => [member, count]));
}

export interface SerialWithdrawals {
  readonly member: Id;
  /** The orders of the newest such 90 days, oldest withdrawal first. */
  readonly orders: readonly Id[];
}

/**
 * Members with at least three refunded withdrawals within 90 days, each once. The orders change only with a
 * further withdrawal, so that an explained finding comes back only then.
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
