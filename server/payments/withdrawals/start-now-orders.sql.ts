import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** The orders among these with consent to an immediate start, so that used credits are paid for (CON-3). */
export async function ordersWithImmediateStart(
  db: Handle,
  payments: readonly Id[],
): Promise<ReadonlySet<Id>> {
  const rows = await paymentsTables(db)
    .selectFrom('payment_consents')
    .select('payment_id')
    .where('kind', '=', 'start_now')
    .where('payment_id', 'in', payments)
    .execute();
  return new Set(rows.map(({ payment_id }) => payment_id));
}
