import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { payment } from './payment.ts';

/**
 * Gives up a pending order of one's own: its provider ends it where it can, and its discount code is free again (PAY-33,
 * PAY-36). The answer is the payment as it is then: one that was paid meanwhile is `completed`, and one that had ended, here
 * or on another device, is as it was. `payment_under_way`: the bank is collecting it already.
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
