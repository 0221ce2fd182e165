import { getInvoices } from '#contract/payments/get-invoices.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The invoices of one payment. */
export const getInvoicesQuery = (payment: number) => queryFor(getInvoices, { id: payment });
