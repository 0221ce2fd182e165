import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** Unfinished charges of kept methods, except direct debits, which have their own dates and limits. */
const openCharges = (db: Handle) =>
  paymentsTables(db)
    .selectFrom('payments')
    .select('id')
    .where('mandate_id', 'is not', null)
    .where('state', '=', 'pending')
    .where('method', '<>', 'directdebit')
    .limit(1);

/** The open charge of a member; null if there is none. */
export async function openChargeOf(db: Handle, member: Id): Promise<Id | null> {
  const row = await openCharges(db).where('member_id', '=', member).executeTakeFirst();
  return row?.id ?? null;
}

/** An open charge other than the order of this client id. */
export async function otherOpenCharge(db: Handle, mandate: Id, clientId: string): Promise<Id | null> {
  const row = await openCharges(db)
    .where('mandate_id', '=', mandate)
    .where('client_id', 'is distinct from', clientId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Locks a mandate until the transaction ends; false if it can no longer be charged. */
export async function lockMandate(db: Handle, mandate: Id): Promise<boolean> {
  const row = await paymentsTables(db)
    .selectFrom('payment_mandates')
    .select('id')
    .where('id', '=', mandate)
    .where('state', '=', 'valid')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
