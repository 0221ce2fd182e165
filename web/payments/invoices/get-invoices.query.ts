import { getInvoices } from '#contract/payments/get-invoices.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Of one payment. */
export const getInvoicesQuery = (payment: number) => queryFor(getInvoices, { id: payment });
