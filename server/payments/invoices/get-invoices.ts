import { getInvoices } from '#contract/payments/get-invoices.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { invoiceView } from './invoice-view.ts';
import { invoicesOfPayment } from './invoices.sql.ts';

export const getInvoicesHandler = handler(getInvoices, async (call, { db }) => {
  const payment = await readPayment(db, call.input.id);
  if (payment?.member !== call.member) return call.refuse('not_found');
  return { invoices: (await invoicesOfPayment(db, payment.id)).map(invoiceView) };
});
