import { getInvoices } from '#contract/credits/get-invoices.ts';
import { queryFor } from '#web/platform/query-for.ts';

/** Of one payment. */
export const getInvoicesQuery = (payment: number) => queryFor(getInvoices, { id: payment });
