import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
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
