import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { payment } from './payment.ts';

/**
 * A payment of the caller. A pending payment is first refetched from the provider (CRED-5). A payment of
 * another member is `not_found`.
 */
export const getPayment = operation({
  name: 'payments/get-payment',
  summary: 'State of a payment',
  method: 'GET',
  path: '/api/payment.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ id: queryId }),
  answer: payment,
  errors: {},
});
