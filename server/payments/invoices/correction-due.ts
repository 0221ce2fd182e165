import type { InvoiceKind } from '#contract/payments/get-invoices.ts';
import { vatWithin } from './vat-within.ts';

interface Issued {
  readonly kind: InvoiceKind;
  readonly gross: number;
}

export interface Correction {
  readonly kind: InvoiceKind;
  readonly gross: number;
  readonly vat: number;
}

/**
 * The next correction after the first invoice, so that all documents add up to what the buyer paid and did
 * not get back. A credit note covers returned money, a new invoice money that stays after all; null if
 * nothing is due. It uses the rate of the sale, and the VAT of all documents adds up to the cent.
 */
export function nextCorrection(
  corrections: readonly Issued[],
  { reversed, rate }: { readonly reversed: number; readonly rate: number },
): Correction | null {
  const credited = corrections.reduce(
    (sum, { kind, gross }) => sum + (kind === 'credit_note' ? gross : -gross),
    0,
  );
  if (credited === reversed) return null;
  const vat = vatWithin(reversed, rate) - vatWithin(credited, rate);
  return {
    kind: reversed > credited ? 'credit_note' : 'invoice',
    gross: Math.abs(reversed - credited),
    vat: Math.abs(vat),
  };
}
