import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { invoice } from './invoice.ts';

/** The invoice of a payment of the caller and its credit notes, ordered by number (CRED-10, VAT-4). */
export const getInvoices = operation({
  name: 'payments/get-invoices',
  summary: 'Invoice and credit notes of a payment',
  method: 'GET',
  path: '/api/invoice.php',
  caller: 'member',
  whileRestricted: true,
  /** The id of the payment. */
  input: z.strictObject({ id: queryId }),
  answer: z.object({ invoices: z.array(invoice) }),
  errors: {},
});
