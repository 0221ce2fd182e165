import { type Selectable, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import { type PackageId, packageId } from '#contract/credits/package.ts';
import { type PaymentState, paymentState } from '#contract/credits/payment.ts';
import { type PaymentMethod, paymentMethod } from '#contract/credits/payment-method.ts';
import type { Id } from '#contract/kit/id.ts';
import { currency, type Money } from '#contract/kit/money.ts';
import type { CreditsTables } from '#database/tables/credits.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { PaymentProvider, TransferTarget } from '../payments/provider.ts';
import type { RefundState } from '../rules/reversed-so-far.ts';
import { creditsTables } from './tables.ts';

type Row = Selectable<CreditsTables['payments']> & {
  readonly is_invoiced?: SqlBool;
  readonly made_premium?: SqlBool;
  readonly keeps?: SqlBool;
  readonly refund?: RefundState | null;
  readonly withdrawn?: SqlBool;
};

const day = 24 * 3_600_000;

const providerName = z.enum(['sandbox', 'mollie']);

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
  /** Where its buyer says they live, asked where the others do not tell; null: not asked, or not answered. */
  readonly buyerCountry: string | null;
  readonly method: PaymentMethod;
  readonly provider: PaymentProvider['name'];
  /** The provider's id; null until it has answered. */
  readonly reference: string | null;
  readonly checkoutUrl: string | null;
  /** Where a bank transfer has to go; null: it is none, or nobody told yet. */
  readonly transfer: TransferTarget | null;
  /** With which it is charged, or which it left behind; null: none. */
  readonly mandate: Id | null;
  /** A direct debit waits until then (SEPA-5); null: it is none. */
  readonly debitAt: Date | null;
  /** When the mail server took the notice of that day (SEPA-5); null: it has not. */
  readonly announcedAt: Date | null;
  /** When the provider was first asked to charge its mandate; null: not yet. */
  readonly chargeTriedAt: Date | null;
  /** The failed debit that this is the only retry of (SEPA-7); null: it is none. */
  readonly retryOf: Id | null;
  readonly state: PaymentState;
  /** Why it failed: a bank's code, or what the card said (SEPA-11); null: it did not, or nobody said. */
  readonly failure: string | null;
  /** Minor units that went back to the buyer. */
  readonly reversedAmount: number;
  /** Of what we sent back ourselves; null: nothing. */
  readonly refund: RefundState | null;
  /** Its buyer withdrew from it, and what that was worth is on its way back or there. */
  readonly withdrawn: boolean;
  /** It was the first that its buyer paid, and made them premium. */
  readonly madePremium: boolean;
  /** It has an invoice. */
  readonly isInvoiced: boolean;
  /** Its buyer agreed to later orders being charged to what pays it (PAY-26). */
  readonly keeps: boolean;
  readonly createdAt: Date;
  /** When it ended: paid or not; null: it is pending. */
  readonly settledAt: Date | null;
}

const transferOf = (row: Row): TransferTarget | null => {
  const { transfer_iban: iban, transfer_bic: bic, transfer_name: name, transfer_reference: reference } = row;
  if (iban === null || bic === null || name === null || reference === null) return null;
  return { iban, bic, name, reference };
};

/** As the database has it. */
export const ofRow = (row: Row): StoredPayment => ({
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
  buyerCountry: row.buyer_country,
  method: z.parse(paymentMethod, row.method),
  provider: z.parse(providerName, row.provider),
  reference: row.provider_reference,
  checkoutUrl: row.checkout_url,
  transfer: transferOf(row),
  mandate: row.mandate_id,
  debitAt: row.debit_at,
  announcedAt: row.announced_at,
  chargeTriedAt: row.charge_tried_at,
  retryOf: row.retry_of,
  state: z.parse(paymentState, row.state),
  failure: row.failure,
  reversedAmount: row.reversed_amount,
  refund: row.refund ?? null,
  withdrawn: Boolean(row.withdrawn),
  madePremium: Boolean(row.made_premium),
  isInvoiced: Boolean(row.is_invoiced),
  keeps: Boolean(row.keeps),
  createdAt: row.created_at,
  settledAt: row.settled_at,
});

const all = (db: Handle) =>
  creditsTables(db)
    .selectFrom('payments')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoices').select('invoices.id').whereRef('invoices.payment_id', '=', 'payments.id'),
      ).as('is_invoiced'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('wallets')
          .select('wallets.member_id')
          .whereRef('wallets.member_id', '=', 'payments.member_id')
          .whereRef('wallets.premium_since', '=', 'payments.settled_at')
          .where('payments.state', '=', 'completed'),
      ).as('made_premium'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_consents as agreed')
          .select('agreed.kind')
          .whereRef('agreed.payment_id', '=', 'payments.id')
          .where('agreed.kind', '=', 'recurring'),
      ).as('keeps'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_reversals as own')
          .select('own.id')
          .whereRef('own.payment_id', '=', 'payments.id')
          .where('own.requested_by', '=', 'member')
          .where('own.state', '<>', 'undone'),
      ).as('withdrawn'),
    )
    .select(({ selectFrom }) =>
      selectFrom('payment_reversals as refunds')
        .select(
          sql<RefundState | null>`case when bool_or(state = 'pending') then 'pending' when count(*) > 0 then 'done' end`.as(
            'refund',
          ),
        )
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .where('refunds.kind', '=', 'refund')
        .where('refunds.state', '<>', 'undone')
        .as('refund'),
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
  readonly provider: PaymentProvider['name'];
  /** Minor units before the discount, and the code that gave it; null: there is none. */
  readonly discount?: { readonly fullAmount: number; readonly code: string } | null;
  readonly mandate?: Id | null;
  readonly debitAt?: Date | null;
  readonly retryOf?: Id | null;
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
      mandate_id: payment.mandate ?? null,
      debit_at: payment.debitAt ?? null,
      retry_of: payment.retryOf ?? null,
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

/** Direct debits of a mandate that were announced and nobody tried to collect yet. */
export async function uncollectedOf(db: Handle, mandate: Id): Promise<StoredPayment[]> {
  const rows = await all(db)
    .where('mandate_id', '=', mandate)
    .where('debit_at', 'is not', null)
    .where('state', '=', 'pending')
    .where('charge_tried_at', 'is', null)
    .execute();
  return rows.map(ofRow);
}

/** Announced debits of a member that nobody tried to collect yet end; which these were. */
export async function cancelUncollected(db: Handle, member: Id, now: Date): Promise<StoredPayment[]> {
  const rows = await creditsTables(db)
    .updateTable('payments')
    .set({ state: 'cancelled', settled_at: now })
    .where('member_id', '=', member)
    .where('debit_at', 'is not', null)
    .where('state', '=', 'pending')
    .where('charge_tried_at', 'is', null)
    .returningAll()
    .execute();
  return rows.map(ofRow);
}

/** The retry of a failed debit; null: there is none. */
export const retryOfPayment = (db: Handle, id: Id): Promise<StoredPayment | null> =>
  first(all(db).where('retry_of', '=', id));

/** Before its provider is asked to charge it; false: it ended meanwhile, or the provider has it. */
export async function markChargeTried(db: Handle, id: Id, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await creditsTables(db)
    .updateTable('payments')
    .set(({ fn, ref, val }) => ({
      charge_tried_at: fn<Date>('coalesce', [ref('charge_tried_at'), val(now)]),
    }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('provider_reference', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
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
  /** Why it failed; null: it did not, or nobody said. */
  readonly failure?: string | null;
  /** Until when a paid one is looked up again; null: never. */
  readonly watchedUntil: Date | null;
  readonly now: Date;
}

/** Also sets the next look-up: of what is paid the first after a day. */
export async function setPaymentState(db: Handle, to: NewState): Promise<void> {
  const { id, state, reference, payerCountry = null, failure = null, watchedUntil, now } = to;
  await creditsTables(db)
    .updateTable('payments')
    .set({ state, failure: failure?.slice(0, 40) ?? null, settled_at: now, watched_until: watchedUntil })
    .$if(reference !== null, (update) => update.set({ provider_reference: reference }))
    .$if(payerCountry !== null, (update) => update.set({ payer_country: payerCountry }))
    .$if(watchedUntil !== null, (update) => update.set({ next_check_at: new Date(now.getTime() + day) }))
    .where('id', '=', id)
    .execute();
}

export async function setTransfer(db: Handle, id: Id, to: TransferTarget): Promise<void> {
  const { iban, bic, name, reference } = to;
  await creditsTables(db)
    .updateTable('payments')
    .set({ transfer_iban: iban, transfer_bic: bic, transfer_name: name, transfer_reference: reference })
    .where('id', '=', id)
    .execute();
}

/** What it left behind for later orders. */
export async function setMandate(db: Handle, id: Id, mandate: Id): Promise<void> {
  await creditsTables(db).updateTable('payments').set({ mandate_id: mandate }).where('id', '=', id).execute();
}

export async function setReversedAmount(db: Handle, id: Id, amount: number): Promise<void> {
  await creditsTables(db)
    .updateTable('payments')
    .set({ reversed_amount: amount })
    .where('id', '=', id)
    .execute();
}
