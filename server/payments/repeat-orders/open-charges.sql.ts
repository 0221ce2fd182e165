import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** Charges of what was kept that have not ended; a direct debit has days and limits of its own. */
const openCharges = (db: Handle) =>
  paymentsTables(db)
    .selectFrom('payments')
    .select('id')
    .where('mandate_id', 'is not', null)
    .where('state', '=', 'pending')
    .where('method', '<>', 'directdebit')
    .limit(1);

/** Of a member; null: there is none. */
export async function openChargeOf(db: Handle, member: Id): Promise<Id | null> {
  const row = await openCharges(db).where('member_id', '=', member).executeTakeFirst();
  return row?.id ?? null;
}

/** One that is not the order of this client id. */
export async function otherOpenCharge(db: Handle, mandate: Id, clientId: string): Promise<Id | null> {
  const row = await openCharges(db)
    .where('mandate_id', '=', mandate)
    .where('client_id', 'is distinct from', clientId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Holds a mandate until the transaction ends; false: it cannot be charged any more. */
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
