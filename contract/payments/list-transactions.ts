import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { payment } from './payment.ts';

/** The caller's own payments, newest first (CRED-10). */
export const listTransactions = operation({
  name: 'payments/list-transactions',
  summary: 'Own payments, newest first',
  method: 'GET',
  path: '/api/transactions.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ page: z._default(queryInteger(1, 1000), 1) }),
  answer: pageOf(payment),
  errors: {},
});
