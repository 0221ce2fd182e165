import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { paymentsTables } from '../tables.ts';

export interface StoredCustomer {
  /** The random id by which the provider knows the member. */
  readonly owner: string;
  /** The provider's id; null until the provider has answered. */
  readonly reference: string | null;
}

/** The customer record of a member at a provider; created if there is none. */
export async function ensureCustomer(
  db: Handle,
  member: Id,
  provider: PaymentProvider['name'],
): Promise<StoredCustomer> {
  const tables = paymentsTables(db);
  await tables
    .insertInto('payment_customers')
    .values({ member_id: member, provider })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tables
    .selectFrom('payment_customers')
    .select(['owner', 'customer_reference as reference'])
    .where('member_id', '=', member)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
}

/** Stores the provider's id unless one is stored; returns the stored one. */
export async function setCustomer(db: Handle, owner: string, reference: string): Promise<string> {
  const { customer_reference: stands } = await paymentsTables(db)
    .updateTable('payment_customers')
    .set(({ fn, val, ref }) => ({
      customer_reference: fn<string>('coalesce', [ref('customer_reference'), val(reference)]),
    }))
    .where('owner', '=', owner)
    .returning('customer_reference')
    .executeTakeFirstOrThrow();
  return stands ?? reference;
}
