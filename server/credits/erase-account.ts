import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { creditsTables } from './store/tables.ts';

/**
 * Leaves the bookkeeping of an erased member and nothing of the person: wallet, ledger entries and payments hold ids,
 * amounts, countries and times (ACC-13, GDPR-9), what was agreed to with an order is proof of it (CON-3). Discount codes of their own go, with what says who used which; the
 * price that was paid stands in the payment. No provider keeps a customer or mandate of ours yet: the adapter that
 * makes one revokes it from here (GDPR-10).
 */
export async function eraseAccount(unit: Unit, member: Id): Promise<void> {
  const tables = creditsTables(unit.db);
  const own = tables.selectFrom('discount_codes').select('code').where('member_id', '=', member);
  await tables.deleteFrom('discount_code_uses').where('member_id', '=', member).execute();
  await tables.deleteFrom('discount_code_uses').where('code', 'in', own).execute();
  await tables.deleteFrom('discount_codes').where('member_id', '=', member).execute();
  await tables
    .updateTable('payments')
    .set({ client_id: null, checkout_url: null, discount_code: null })
    .where('member_id', '=', member)
    .execute();
}
