import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../../tables.ts';

/** The parts of an order that returned money is compared with. */
export interface FlexPayOrder {
  readonly state: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/**
 * Locks an order of ours at FlexPay until the transaction ends, so that its returned money is stored in turn.
 * Null if there is no such order.
 */
export async function lockFlexpayOrder(db: Handle, id: Id): Promise<FlexPayOrder | null> {
  const row = await paymentsTables(db)
    .selectFrom('payments')
    .select(['state', 'amount', 'currency'])
    .where('id', '=', id)
    .where('provider', '=', 'flexpay')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
