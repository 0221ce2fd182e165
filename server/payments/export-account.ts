import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { paymentsTables } from './tables.ts';

const ordersOf = ({ db, member }: AccountReader) =>
  paymentsTables(db)
    .selectFrom('payments')
    .select(['id', 'package', 'credits', 'amount', 'full_amount', 'discount_code', 'currency', 'country'])
    .select(['method', 'provider', 'mandate_id', 'debit_at', 'retry_of', 'failure'])
    .select(['provider_reference', 'state', 'created_at', 'settled_at', 'ip_country', 'payer_country'])
    .select(['buyer_country', 'buyer_country_at', 'announced_at'])
    .where('member_id', '=', member)
    .orderBy('created_at')
    .execute();

const consentsOf = ({ db, member }: AccountReader) =>
  paymentsTables(db)
    .selectFrom('payment_consents')
    .innerJoin('payments', 'payments.id', 'payment_consents.payment_id')
    .select(['payment_id', 'kind', 'text_version', 'language', 'given_at', 'cap_amount'])
    .where('member_id', '=', member)
    .orderBy('given_at')
    .execute();

const mandatesOf = ({ db, member }: AccountReader) =>
  paymentsTables(db)
    .selectFrom('payment_mandates')
    .select(['id', 'method', 'provider', 'mandate_reference', 'last_four', 'cap_amount', 'currency'])
    .select(['text_version', 'language', 'signed_at', 'last_used_at', 'state', 'ended_at', 'ended_reason'])
    .where('member_id', '=', member)
    .orderBy('signed_at')
    .execute();

const customersOf = ({ db, member }: AccountReader) =>
  paymentsTables(db)
    .selectFrom('payment_customers')
    .select(['provider', 'owner', 'customer_reference'])
    .where('member_id', '=', member)
    .orderBy('provider')
    .execute();

const blocksOf = ({ db, member }: AccountReader) =>
  paymentsTables(db)
    .selectFrom('debit_blocks')
    .select(['payment_id', 'reason', 'since', 'lifted_at'])
    .where('member_id', '=', member)
    .orderBy('since')
    .execute();

const reversalsOf = ({ db, member }: AccountReader) =>
  paymentsTables(db)
    .selectFrom('payment_reversals')
    .innerJoin('payments', 'payments.id', 'payment_reversals.payment_id')
    .select(['payment_id', 'kind', 'payment_reversals.amount', 'payment_reversals.credits', 'taken'])
    .select(['payment_reversals.state', 'reason', 'requested_by', 'payment_reversals.created_at'])
    .where('member_id', '=', member)
    .orderBy('payment_reversals.created_at')
    .execute();

const invoicesOf = ({ db, member }: AccountReader) =>
  paymentsTables(db)
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.id', 'invoices.payment_id')
    .select(['payment_id', 'number', 'kind', 'issued_at', 'language', 'invoices.country', 'proof', 'rate'])
    .select(['invoices.currency', 'net', 'vat', 'gross', 'invoices.credits'])
    .where('member_id', '=', member)
    .orderBy('issued_at')
    .execute();

const withdrawalsOf = ({ db, member }: AccountReader) =>
  paymentsTables(db)
    .selectFrom('withdrawals')
    .innerJoin('payments', 'payments.id', 'withdrawals.payment_id')
    .select(['payment_id', 'declared_at', 'outcome', 'answered_at', 'after_ban'])
    .where('member_id', '=', member)
    .orderBy('declared_at')
    .execute();

const refundCasesOf = ({ db, member }: AccountReader) =>
  paymentsTables(db)
    .selectFrom('refund_cases')
    .innerJoin('payments', 'payments.id', 'refund_cases.payment_id')
    .select(['payment_id', 'opened_at', 'account_at', 'closed_at'])
    .where('member_id', '=', member)
    .orderBy('opened_at')
    .execute();

const offersOf = ({ db, member }: AccountReader) =>
  paymentsTables(db)
    .selectFrom('discount_offers')
    .select(['code', 'package', 'value_percentage', 'lowest_amount', 'amount', 'currency'])
    .select(['offered_at', 'ends_at'])
    .where('member_id', '=', member)
    .orderBy('offered_at')
    .orderBy('package')
    .execute();

/**
 * The member's orders with consents, reversals and invoices, the discount codes, and the discounts that were offered, for an
 * export (GDPR-7).
 */
export async function exportAccount(reader: AccountReader): Promise<AccountSection> {
  const { db, member } = reader;
  const tables = paymentsTables(db);
  const [
    orders,
    consents,
    mandates,
    customers,
    blocks,
    reversals,
    withdrawals,
    refundCases,
    invoices,
    codes,
    reservations,
    offers,
    cap,
  ] = await Promise.all([
    ordersOf(reader),
    consentsOf(reader),
    mandatesOf(reader),
    customersOf(reader),
    blocksOf(reader),
    reversalsOf(reader),
    withdrawalsOf(reader),
    refundCasesOf(reader),
    invoicesOf(reader),
    tables
      .selectFrom('discount_codes')
      .select(['code', 'value_percentage', 'expires_at'])
      .where('member_id', '=', member)
      .orderBy('code')
      .execute(),
    tables
      .selectFrom('payment_reservations')
      .select(['payment_id', 'kind', 'code', 'amount', 'currency', 'cap', 'state', 'held_at', 'ended_at'])
      .where('member_id', '=', member)
      .orderBy('id')
      .execute(),
    offersOf(reader),
    tables
      .selectFrom('spending_caps')
      .select(['amount', 'currency', 'next_amount', 'next_from', 'set_at'])
      .where('member_id', '=', member)
      .executeTakeFirst(),
  ]);
  return {
    data: {
      orders,
      order_consents: consents,
      mandates,
      known_to_providers_as: customers,
      direct_debit_blocks: blocks,
      reversals,
      withdrawals,
      refund_cases: refundCases,
      invoices,
      discount_codes: codes,
      discount_offers: offers,
      order_reservations: reservations,
      spending_cap: cap ?? null,
    },
  };
}
