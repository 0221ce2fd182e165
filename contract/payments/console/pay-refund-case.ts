import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Stores that an operator paid a refused refund by bank transfer, or closes a case that is worth nothing any
 * more. The credits leave the wallet. `amount` is what the operator saw; another amount is
 * `refund_changed`.
 */
export const payRefundCase = operation({
  name: 'payments/pay-refund-case',
  summary: 'Pay a refused refund by bank transfer',
  method: 'PUT',
  path: '/api/console/refund-case.php',
  caller: 'operator',
  right: 'money',
  stepUp: true,
  input: z.strictObject({ payment: id, amount: z.int().check(z.minimum(0, 'too_small')) }),
  answer: z.object({ payment: id }),
  errors: { refund_changed: 409, refund_account_missing: 409 },
});
