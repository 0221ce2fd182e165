import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { madeCode } from './made-code.ts';

/**
 * Ends a discount code at once. Unpaid orders keep the price that was promised to them. A code that has
 * already ended is `code_over`.
 */
export const stopCode = operation({
  name: 'payments/stop-code',
  summary: 'Stop a discount code',
  method: 'DELETE',
  path: '/api/console/discount-codes.php',
  caller: 'operator',
  right: 'offers',
  stepUp: true,
  input: z.strictObject({ code: typedText(40) }),
  answer: madeCode,
  errors: { code_over: 409 },
});
