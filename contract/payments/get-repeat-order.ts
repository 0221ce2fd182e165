import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { packageId } from './package.ts';
import { payment } from './payment.ts';
import { paymentMethod } from './payment-method.ts';

/** Why there is nothing to order again; the page then links to the packages. */
export const noRepeat = z.enum([
  'nothing_to_repeat',
  'mandate_ended',
  'debit_blocked',
  'over_cap',
  'not_offered',
]);

export type NoRepeat = z.output<typeof noRepeat>;

/**
 * The last order that was paid by card or direct debit, at the current price, VAT and discount. Ordering it
 * creates a new order through `create-payment` with `mandate`, with its own pay button and its own consent
 * (CRED-7, MEET-8, PAY-33).
 */
export const repeatOrder = z.object({
  package: packageId,
  credits: z.int(),
  price: money,
  full_price: z.nullable(money),
  former_price: z.nullable(money),
  discount_code: z.nullable(z.string()),
  method: paymentMethod,
  mandate: z.object({ id, method: paymentMethod, last_four: z.nullable(z.string()) }),
  /** The collection date of a direct debit, such as `2026-11-24`; null if the charge is immediate. */
  debit_date: z.nullable(z.string()),
  start_now_needed: z.literal(true),
});

export type RepeatOrder = z.output<typeof repeatOrder>;

/**
 * The order that can be repeated (CRED-7).
 * - `order`: repeats with a kept card or mandate, without a checkout.
 * - `open`: a charge of a kept method that has not ended; no other charge can start until then.
 * - `last`: the newest paid order by any method, unless all of its money went back. A checkout repeats it
 *   (CRED-1).
 */
export const getRepeatOrder = operation({
  name: 'payments/get-repeat-order',
  summary: 'Last order, to order it again',
  method: 'GET',
  path: '/api/repeat-order.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({
    order: z.nullable(repeatOrder),
    reason: z.nullable(noRepeat),
    open: z.nullable(id),
    last: z.nullable(payment),
  }),
  errors: {},
});
