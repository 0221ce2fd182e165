import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { type PackageId, packageId } from '#contract/payments/package.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { paymentMethod } from '#contract/payments/payment-method.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** A paid order that might be ordered again. */
export interface Repeatable {
  readonly package: PackageId;
  readonly method: PaymentMethod;
  /** The mandate that was charged or kept; null if nothing was kept. */
  readonly mandate: Id | null;
}

/** The member's newest paid order with one of these methods; null if there is none. */
export async function lastRepeatable(
  db: Handle,
  member: Id,
  methods: readonly PaymentMethod[],
): Promise<Repeatable | null> {
  const row = await paymentsTables(db)
    .selectFrom('payments')
    .select(['package', 'method', 'mandate_id'])
    .where('member_id', '=', member)
    .where('state', '=', 'completed')
    .where('method', 'in', [...methods])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    package: z.parse(packageId, row.package),
    method: z.parse(paymentMethod, row.method),
    mandate: row.mandate_id,
  };
}
