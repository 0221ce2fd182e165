import type { Selectable, SqlBool } from 'kysely';
import * as z from 'zod/mini';
import { type PackageId, packageId } from '#contract/credits/package.ts';
import { type PaymentState, paymentState } from '#contract/credits/payment.ts';
import { type PaymentMethod, paymentMethod } from '#contract/credits/payment-method.ts';
import type { Id } from '#contract/kit/id.ts';
import { currency, type Money } from '#contract/kit/money.ts';
import type { CreditsTables } from '#database/tables/credits.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { creditsTables } from './tables.ts';

type Row = Selectable<CreditsTables['payments']> & { readonly is_invoiced?: SqlBool };

const day = 24 * 3_600_000;

/** An order of a package and what became of it. */
export interface StoredPayment {
  readonly id: Id;
  readonly member: Id;
  readonly site: number;
  readonly package: PackageId;
  readonly credits: number;
  readonly price: Money;
  /** Without its discount; null: it has none. */
  readonly fullPrice: Money | null;
  readonly discountCode: string | null;
  readonly country: string;
  /** What tells where the buyer is: the address the order came from, and the bank or card that paid (VAT-1). */
  readonly ipCountry: string | null;
  readonly payerCountry: string | null;
  readonly method: PaymentMethod;
  readonly provider: string;
  /** The provider's id; null until it has answered. */
  readonly reference: string | null;
  readonly checkoutUrl: string | null;
  readonly state: PaymentState;
  /** Minor units that went back to the buyer. */
  readonly reversedAmount: number;
  /** It has an invoice. */
  readonly isInvoiced: boolean;
  readonly createdAt: Date;
}

const ofRow = (row: Row): StoredPayment => ({
  id: row.id,
  member: row.member_id,
  site: row.site_id,
  package: z.parse(packageId, row.package),
  credits: row.credits,
  price: { amount: row.amount, currency: z.parse(currency, row.currency) },
  fullPrice:
    row.full_amount === null ? null : { amount: row.full_amount, currency: z.parse(currency, row.currency) },
  discountCode: row.discount_code,
  country: row.country,
  ipCountry: row.ip_country,
  payerCountry: row.payer_country,
  method: z.parse(paymentMethod, row.method),
  provider: row.provider,
  reference: row.provider_reference,
  checkoutUrl: row.checkout_url,
  state: z.parse(paymentState, row.state),
  reversedAmount: row.reversed_amount,
  isInvoiced: Boolean(row.is_invoiced),
  createdAt: row.created_at,
});

const all = (db: Handle) =>
  creditsTables(db)
    .selectFrom('payments')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoices').select('invoices.id').whereRef('invoices.payment_id', '=', 'payments.id'),
      ).as('is_invoiced'),
    );

const first = async (query: ReturnType<typeof all>): Promise<StoredPayment | null> => {
  const row = await query.executeTakeFirst();
  return row ? ofRow(row) : null;
};

export interface NewPayment extends Pick<StoredPayment, 'member' | 'site' | 'package' | 'credits' | 'price'> {
  readonly country: string;
  /** Of the address that the order comes from; null: it tells none. */
  readonly ipCountry?: string | null;
  readonly method: PaymentMethod;
  readonly provider: 'sandbox' | 'mollie';
  /** Minor units before the discount, and the code that gave it; null: there is none. */
  readonly discount?: { readonly fullAmount: number; readonly code: string } | null;
  readonly clientId: string | null;
  readonly now: Date;
  /** When it is first looked up unasked. */
  readonly nextCheckAt: Date;
}

/** Stores an order; null when the member's client id is taken. */
export async function insertPayment(db: Handle, payment: NewPayment): Promise<StoredPayment | null> {
  const row = await creditsTables(db)
    .insertInto('payments')
    .values({
      member_id: payment.member,
      site_id: payment.site,
      package: payment.package,
      credits: payment.credits,
      amount: payment.price.amount,
      currency: payment.price.currency,
      full_amount: payment.discount?.fullAmount ?? null,
      discount_code: payment.discount?.code ?? null,
      country: payment.country,
      ip_country: payment.ipCountry ?? null,
      method: payment.method,
      provider: payment.provider,
      client_id: payment.clientId,
      created_at: payment.now,
      next_check_at: payment.nextCheckAt,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'client_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? ofRow(row) : null;
}

export const paymentOfClientId = (db: Handle, member: Id, clientId: string): Promise<StoredPayment | null> =>
  first(all(db).where('member_id', '=', member).where('client_id', '=', clientId));

export const readPayment = (db: Handle, id: Id): Promise<StoredPayment | null> =>
  first(all(db).where('id', '=', id));

/** Holds the row until the transaction ends: settlements of one payment come one after the other. */
export const lockPayment = (db: Handle, id: Id): Promise<StoredPayment | null> =>
  first(all(db).where('id', '=', id).forUpdate());

/** Newest first, from row `offset` on. */
export async function paymentsOfMember(
  db: Handle,
  member: Id,
  { offset, limit }: { offset: number; limit: number },
): Promise<StoredPayment[]> {
  const rows = await all(db)
    .where('member_id', '=', member)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(ofRow);
}

/** Notes the provider's checkout unless there is one already; answers with the row as it is then. */
export async function setCheckout(
  db: Handle,
  id: Id,
  checkout: { reference: string; checkoutUrl: string | null },
): Promise<StoredPayment> {
  await creditsTables(db)
    .updateTable('payments')
    .set({ provider_reference: checkout.reference, checkout_url: checkout.checkoutUrl })
    .where('id', '=', id)
    .where('provider_reference', 'is', null)
    .execute();
  const stored = await readPayment(db, id);
  if (!stored) throw new Error(`payment ${id} is gone`);
  return stored;
}

export interface NewState {
  readonly id: Id;
  readonly state: PaymentState;
  readonly reference: string | null;
  /** Of the bank or card; null: not told. */
  readonly payerCountry?: string | null;
  /** Until when a paid one is looked up again; null: never. */
  readonly watchedUntil: Date | null;
  readonly now: Date;
}

/** Also sets the next look-up: of what is paid the first after a day. */
export async function setPaymentState(db: Handle, to: NewState): Promise<void> {
  const { id, state, reference, payerCountry = null, watchedUntil, now } = to;
  await creditsTables(db)
    .updateTable('payments')
    .set({ state, settled_at: now, watched_until: watchedUntil })
    .$if(reference !== null, (update) => update.set({ provider_reference: reference }))
    .$if(payerCountry !== null, (update) => update.set({ payer_country: payerCountry }))
    .$if(watchedUntil !== null, (update) => update.set({ next_check_at: new Date(now.getTime() + day) }))
    .where('id', '=', id)
    .execute();
}

export async function setReversedAmount(db: Handle, id: Id, amount: number): Promise<void> {
  await creditsTables(db)
    .updateTable('payments')
    .set({ reversed_amount: amount })
    .where('id', '=', id)
    .execute();
}
