import * as z from 'zod/mini';
import { id, queryId } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** A credit note reverses an invoice, or a part of it (VAT-4). */
export const invoiceKind = z.enum(['invoice', 'credit_note']);

export type InvoiceKind = z.output<typeof invoiceKind>;

/**
 * The path of the PDF document: `?id=` with its id, or `?payment=` for the first document of a payment. Only
 * the member's own login can read it (CRED-10).
 */
export const invoiceFilePath = '/api/invoice-file.php';

/** The number of a document as printed. */
export const writtenNumber = (number: number): string => String(number).padStart(6, '0');

/** An invoice is written once and never changed. */
export const invoice = z.object({
  id,
  kind: invoiceKind,
  /** The number printed on the document, without gaps within the company that sold. */
  number: z.int(),
  issued_at: instant,
  /** The country in which the VAT is due. */
  country: z.string(),
  /** For example 25.5; 0 if no VAT is due. */
  vat_percentage: z.number(),
  net: money,
  vat: money,
  gross: money,
});

export type Invoice = z.output<typeof invoice>;

/** The invoice of a payment of the caller and its credit notes, ordered by number (CRED-10, VAT-4). */
export const getInvoices = operation({
  name: 'payments/get-invoices',
  summary: 'Invoice and credit notes of a payment',
  method: 'GET',
  path: '/api/invoice.php',
  caller: 'member',
  whileRestricted: true,
  /** The id of the payment. */
  input: z.strictObject({ id: queryId }),
  answer: z.object({ invoices: z.array(invoice) }),
  errors: {},
});
