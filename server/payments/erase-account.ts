import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { eraseMandates } from './collection/erase-mandates.ts';
import { deleteUnusedOffers } from './discounts/discount-offers.sql.ts';
import { paymentsTables } from './tables.ts';

/**
 * Erases everything personal of a member and keeps the bookkeeping.
 * - Wallet, ledger entries and payments keep ids, amounts, countries and times (ACC-13, GDPR-9). Consents
 *   stay as proof of the order (CON-3).
 * - The member's own discount codes are deleted. Reservations stay, without the member: a single-use code
 *   remains used (CRED-8), and money that still arrives is matched with its order.
 * - Logged offers of discounts are deleted, except those that an order carries: they prove its price (MEET-3).
 * - Mandates end here at once, and at their providers through a job (GDPR-10). Their proof stays without the
 *   member until no bank can ask for it (SEPA-6).
 * - Debits that were still to be collected are cancelled.
 * - The bank account of a refused refund stays until an operator paid it: the refund is still owed.
 */
export async function eraseAccount(unit: Unit, member: Id, now: Date): Promise<void> {
  const tables = paymentsTables(unit.db);
  const own = tables.selectFrom('discount_codes').select('code').where('member_id', '=', member);
  await tables
    .deleteFrom('payment_reservations')
    .where('kind', '=', 'code')
    .where('code', 'in', own)
    .execute();
  await tables
    .updateTable('payments')
    .set({ discount_code: null })
    .where('discount_code', 'in', own)
    .execute();
  await tables
    .updateTable('payment_reservations')
    .set({ member_id: null })
    .where('member_id', '=', member)
    .execute();
  await deleteUnusedOffers(unit.db, member);
  await tables.deleteFrom('discount_codes').where('member_id', '=', member).execute();
  await eraseMandates(unit, member, now);
  await tables.deleteFrom('spending_caps').where('member_id', '=', member).execute();
  await tables
    .updateTable('payments')
    .set({ client_id: null, checkout_url: null })
    .where('member_id', '=', member)
    .execute();
  // The consent stays, without the IP address: a mandate based on the consent has its own proof.
  await tables
    .updateTable('payment_consents')
    .set({ ip_sealed: null })
    .where('payment_id', 'in', tables.selectFrom('payments').select('id').where('member_id', '=', member))
    .where('kind', '=', 'recurring')
    .execute();
  // The withdrawal stays with its order, without the name and address of the person who declared it.
  await tables
    .updateTable('withdrawals')
    .set({ declared: null })
    .where('payment_id', 'in', tables.selectFrom('payments').select('id').where('member_id', '=', member))
    .execute();
}
