import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { consolePaymentFacts } from './console-payment.ts';

/** Everything about one payment (SAFE-2). */
export const getConsolePayment = operation({
  name: 'payments/get-console-payment',
  summary: 'One payment, for operators',
  method: 'GET',
  path: '/api/console/payment.php',
  caller: 'operator',
  input: z.strictObject({ id: queryId }),
  answer: consolePaymentFacts,
  errors: {},
});
