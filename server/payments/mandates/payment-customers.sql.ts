import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { paymentsTables } from '../tables.ts';

export interface StoredCustomer {
  /** What the provider is told of whom it is. */
  readonly owner: string;
  /** The provider's id; null until it has answered. */
  readonly reference: string | null;
}

/** As whom a provider knows a member; stored now where it does not yet. */
export async function customerWith(
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

/** Notes the provider's id unless there is one; answers with the one that stands. */
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
