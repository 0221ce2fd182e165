import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { paymentMethod } from '#contract/payments/payment-method.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';
import type { DiscountHolder } from './newcomer-discounts.ts';

/**
 * The member's own order that holds the discount on the first purchase; null if the discount is free or used.
 */
export async function discountHolder(db: Handle, member: Id): Promise<DiscountHolder | null> {
  const row = await paymentsTables(db)
    .selectFrom('payment_reservations as held')
    .innerJoin('payments', 'payments.id', 'held.payment_id')
    .select(['payments.id', 'payments.state', 'payments.method', 'payments.created_at'])
    .where('held.member_id', '=', member)
    .where('held.kind', '=', 'first_purchase')
    .where('held.state', '=', 'held')
    .executeTakeFirst();
  if (!row) return null;
  return {
    payment: row.id,
    isCancelled: row.state === 'cancelled',
    method: z.parse(paymentMethod, row.method),
    ordered: row.created_at,
  };
}
