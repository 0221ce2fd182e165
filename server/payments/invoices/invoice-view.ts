import type { Invoice } from '#contract/payments/get-invoices.ts';
import type { StoredInvoice } from './invoices.sql.ts';

/** A document as its member sees it. */
export const invoiceView = ({ id, kind, number, country, currency, ...stored }: StoredInvoice): Invoice => ({
  id,
  kind,
  number,
  issued_at: stored.issuedAt.toISOString(),
  country,
  vat_percentage: stored.rate / 100,
  net: { amount: stored.net, currency },
  vat: { amount: stored.vat, currency },
  gross: { amount: stored.gross, currency },
});
