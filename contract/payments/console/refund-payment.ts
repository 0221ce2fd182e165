import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';

/**
 * Refunds money of a paid order, with some or none of its unspent credits. If the bank may still take a
 * direct debit back, the refund waits for another operator (SEPA-8). Only one refund can wait: the next is
 * `refund_waits`. More than is left is `refund_too_much`; an unpaid or fully returned order is
 * `not_refundable`. If credits and money differ by more than
 * 10 percentage points of the order, `confirm_disproportion` is required. Without it the answer is
 * `refund_out_of_proportion` with the numbers.
 */
export const refundPayment = operation({
  name: 'payments/refund-payment',
  summary: 'Give money back',
  method: 'POST',
  path: '/api/console/payment.php',
  caller: 'operator',
  right: 'money',
  stepUp: true,
  input: z.strictObject({
    payment: id,
    /** Minor units of the payment's currency. */
    amount: z.int('required').check(z.minimum(1, 'required'), z.maximum(100_000_000, 'too_big')),
    credits: z.int('required').check(z.minimum(0, 'required'), z.maximum(1_000_000, 'too_big')),
    reason: typedText(500),
    confirm_disproportion: z._default(z.boolean(), false),
  }),
  answer: z.object({ payment: id, outcome: z.enum(['requested', 'waits']) }),
  errors: { not_refundable: 409, refund_too_much: 409, refund_waits: 409, refund_out_of_proportion: 409 },
});
