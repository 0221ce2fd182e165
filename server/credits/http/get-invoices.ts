import { getInvoices } from '#contract/credits/get-invoices.ts';
import { handler } from '#server/platform/http/handler.ts';
import { invoiceView } from '../rules/invoice-view.ts';
import { invoicesOfPayment } from '../store/invoices.ts';
import { readPayment } from '../store/payments.ts';

export const getInvoicesHandler = handler(getInvoices, async (call, { db }) => {
  const payment = await readPayment(db, call.input.id);
  if (payment?.member !== call.member) return call.refuse('not_found');
  return { invoices: (await invoicesOfPayment(db, payment.id)).map(invoiceView) };
});
