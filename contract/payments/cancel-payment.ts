import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { payment } from './payment.ts';

/**
 * Cancels a pending order of the caller. The provider cancels the payment where it can, and the discount code
 * is released (PAY-33, PAY-36). The answer is the current payment: `completed` if the payment was paid
 * meanwhile, unchanged if it had already ended. `payment_under_way`: the bank is already collecting the
 * payment.
 */
export const cancelPayment = operation({
  name: 'payments/cancel-payment',
  summary: 'Give up a pending order',
  method: 'POST',
  path: '/api/cancel-payment.php',
  caller: 'member',
  whileRestricted: true,
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ id }),
  answer: payment,
  errors: { payment_under_way: 409, payment_provider_unavailable: 409 },
});
