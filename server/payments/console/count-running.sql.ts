import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

interface Running {
  readonly orders: number;
  readonly mandates: number;
}

/** Counts the unpaid orders and the valid mandates of a site. They name the company of their day. */
export async function countRunning(db: Handle, site: number): Promise<Running> {
  const count = sql<number>`count(*)::int`.as('number');
  const [orders, mandates] = await Promise.all([
    paymentsTables(db)
      .selectFrom('payments')
      .select(count)
      .where('site_id', '=', site)
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow(),
    paymentsTables(db)
      .selectFrom('payment_mandates')
      .select(count)
      .where('site_id', '=', site)
      .where('state', '=', 'valid')
      .executeTakeFirstOrThrow(),
  ]);
  return { orders: orders.number, mandates: mandates.number };
}
