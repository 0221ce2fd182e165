import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { type Locale, locale } from '#contract/kit/locale.ts';
import { type Currency, currency } from '#contract/kit/money.ts';
import { type InvoiceKind, invoiceKind } from '#contract/payments/get-invoices.ts';
import { type PaymentMethod, paymentMethod } from '#contract/payments/payment-method.ts';
import type { PaymentsTables } from '#database/tables/payments.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { LocationProof } from '../orders/vat-place.ts';
import { paymentsTables } from '../tables.ts';

const proof = z.enum(['two', 'one', 'none', 'contradicting']);

const sellerOnPaper = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  kvk: z.string(),
  vat_number: z.nullable(z.string()),
});

/** The company as it was when the document was issued. */
export type InvoiceSeller = z.output<typeof sellerOnPaper>;

export interface NewInvoice {
  readonly company: number;
  readonly kind: InvoiceKind;
  readonly payment: Id;
  /** The first invoice of the payment; null if this is the first. */
  readonly corrects: Id | null;
  readonly issuedAt: Date;
  readonly language: Locale;
  readonly country: string;
  readonly proof: LocationProof;
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly currency: Currency;
  /** Minor units, as in `gross`. */
  readonly vat: number;
  readonly gross: number;
  readonly credits: number;
  readonly seller: InvoiceSeller;
}

/** An invoice or a credit note: written once, never changed. */
export interface StoredInvoice extends NewInvoice {
  readonly id: Id;
  readonly number: number;
  readonly net: number;
}

const ofRow = (row: Selectable<PaymentsTables['invoices']>): StoredInvoice => ({
  id: row.id,
  company: row.company_id,
  number: row.number,
  kind: z.parse(invoiceKind, row.kind),
  payment: row.payment_id,
  corrects: row.corrects,
  issuedAt: row.issued_at,
  language: z.parse(locale, row.language),
  country: row.country,
  proof: z.parse(proof, row.proof),
  rate: row.rate,
  currency: z.parse(currency, row.currency),
  net: row.net,
  vat: row.vat,
  gross: row.gross,
  credits: row.credits,
  seller: z.parse(sellerOnPaper, row.seller),
});

/**
 * Writes a document under the next number of its company. Must come last in its transaction, because other
 * documents of the company wait for the number until the transaction ends.
 */
export async function insertInvoice(db: Handle, invoice: NewInvoice): Promise<StoredInvoice> {
  const row = await paymentsTables(db)
    .insertInto('invoices')
    .values({
      company_id: invoice.company,
      kind: invoice.kind,
      payment_id: invoice.payment,
      corrects: invoice.corrects,
      issued_at: invoice.issuedAt,
      language: invoice.language,
      country: invoice.country,
      proof: invoice.proof,
      rate: invoice.rate,
      currency: invoice.currency,
      net: invoice.gross - invoice.vat,
      vat: invoice.vat,
      gross: invoice.gross,
      credits: invoice.credits,
      seller: JSON.stringify(invoice.seller),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return ofRow(row);
}

/** Documents of one payment, the first invoice first. */
export async function invoicesOfPayment(db: Handle, payment: Id): Promise<StoredInvoice[]> {
  const rows = await paymentsTables(db)
    .selectFrom('invoices')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('number')
    .execute();
  return rows.map(ofRow);
}

/** The facts of the paid order that a document names. They are final once the order is paid. */
export interface InvoicedOrder {
  readonly method: PaymentMethod;
  readonly discountCode: string | null;
  /** Minor units without the discount; null if there is none. */
  readonly fullAmount: number | null;
  /** When the credits were granted. */
  readonly suppliedAt: Date;
}

/** A document with its order, the number of the document it corrects, and the owner of the payment. */
export interface OwnedInvoice {
  readonly invoice: StoredInvoice;
  readonly order: InvoicedOrder;
  readonly corrected: number | null;
  readonly member: Id;
}

/** A document by its own id, or the first invoice of a payment. */
export async function readInvoice(
  db: Handle,
  asked: { readonly id: Id } | { readonly payment: Id },
): Promise<OwnedInvoice | null> {
  const row = await paymentsTables(db)
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.id', 'invoices.payment_id')
    .leftJoin('invoices as first', 'first.id', 'invoices.corrects')
    .selectAll('invoices')
    .select(['payments.member_id as member', 'first.number as corrected'])
    .select(['payments.method', 'payments.discount_code', 'payments.full_amount', 'payments.settled_at'])
    .where((row) =>
      'id' in asked
        ? row('invoices.id', '=', asked.id)
        : row.and([row('invoices.payment_id', '=', asked.payment), row('invoices.corrects', 'is', null)]),
    )
    .executeTakeFirst();
  if (!row) return null;
  const order: InvoicedOrder = {
    method: z.parse(paymentMethod, row.method),
    discountCode: row.discount_code,
    fullAmount: row.full_amount,
    suppliedAt: row.settled_at ?? row.issued_at,
  };
  return { invoice: ofRow(row), order, corrected: row.corrected, member: row.member };
}
