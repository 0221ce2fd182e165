import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface WaitingOrder {
  readonly payment: Id;
  readonly member: Id;
}

/** Orders of a site that were granted before this moment and whose credits wait, with ids above `after`. */
export async function waitingSince(
  db: Handle,
  { site, before, after, limit }: { site: number; before: Date; after: Id; limit: number },
): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select payments.id as payment, payments.member_id as member
    from ledger_purchases join payments on payments.id = payment_id
    where started_at is null and granted_at < ${before} and site_id = ${site} and payments.id > ${after}
    order by payments.id limit ${limit}`.execute(db);
  return rows;
}
