import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { eraseMandates } from './collection/erase-mandates.ts';
import { paymentsTables } from './tables.ts';

/**
 * Leaves the bookkeeping of an erased member and nothing of the person: wallet, ledger entries and payments hold ids,
 * amounts, countries and times (ACC-13, GDPR-9), what was agreed to with an order is proof of it (CON-3). Discount codes of
 * their own go; of others the use stays, without who used it: a code that works once has worked (CRED-8).
 * Mandates end, here at once and at their providers by a job (GDPR-10); what they prove stays without the member until no bank
 * can ask for it any more (SEPA-6). What they were to collect is cancelled.
 */
export async function eraseAccount(unit: Unit, member: Id, now: Date): Promise<void> {
  const tables = paymentsTables(unit.db);
  const own = tables.selectFrom('discount_codes').select('code').where('member_id', '=', member);
  await tables.deleteFrom('discount_code_uses').where('code', 'in', own).execute();
  await tables
    .updateTable('payments')
    .set({ discount_code: null })
    .where('discount_code', 'in', own)
    .execute();
  await tables
    .updateTable('discount_code_uses')
    .set({ member_id: null })
    .where('member_id', '=', member)
    .execute();
  await tables.deleteFrom('discount_codes').where('member_id', '=', member).execute();
  await eraseMandates(unit, member, now);
  await tables.deleteFrom('spending_caps').where('member_id', '=', member).execute();
  await tables
    .updateTable('payments')
    .set({ client_id: null, checkout_url: null })
    .where('member_id', '=', member)
    .execute();
  // What was agreed to stays, without where from: a mandate that came of it has its own proof.
  await tables
    .updateTable('payment_consents')
    .set({ ip_sealed: null })
    .where('payment_id', 'in', tables.selectFrom('payments').select('id').where('member_id', '=', member))
    .where('kind', '=', 'recurring')
    .execute();
  // That an order was withdrawn from stays with it, without who said so.
  await tables
    .updateTable('withdrawals')
    .set({ declared: null })
    .where('payment_id', 'in', tables.selectFrom('payments').select('id').where('member_id', '=', member))
    .execute();
}
