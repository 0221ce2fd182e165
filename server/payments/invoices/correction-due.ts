import type { InvoiceKind } from '#contract/payments/invoice.ts';
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
 * What has to follow the first invoice, so that all documents of a payment come to what its buyer paid and did not get
 * back: a credit note over money that went back, a new invoice over money that came to stay after all; null: nothing.
 * At the rate of the sale, and so that the VAT of all of them adds up to the cent.
 */
export function correctionDue(
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
