import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';

/** A credit note takes back what an invoice said, or a part of it (VAT-4). */
export const invoiceKind = z.enum(['invoice', 'credit_note']);

export type InvoiceKind = z.output<typeof invoiceKind>;

/** Where the document itself is, as PDF: `?id=` and its id, or `?payment=` for the first one of a payment. To its member's own login alone (CRED-10). */
export const invoiceFilePath = '/api/invoice-file.php';

/** The number of a document as it is written. */
export const writtenNumber = (number: number): string => String(number).padStart(6, '0');

/** Written once and never changed. */
export const invoice = z.object({
  id,
  kind: invoiceKind,
  /** As it stands on the document: without gaps within the company that sold. */
  number: z.int(),
  issued_at: instant,
  /** Where the VAT is due. */
  country: z.string(),
  /** Such as 25.5; 0: none is due. */
  vat_percentage: z.number(),
  net: money,
  vat: money,
  gross: money,
});

export type Invoice = z.output<typeof invoice>;
