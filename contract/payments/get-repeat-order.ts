import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { packageId } from './package.ts';
import { paymentMethod } from './payment-method.ts';

/** Why there is nothing to order again; the page then leads to the packages. */
export const noRepeat = z.enum([
  'nothing_to_repeat',
  'mandate_ended',
  'debit_blocked',
  'over_cap',
  'not_offered',
]);

export type NoRepeat = z.output<typeof noRepeat>;

/**
 * The last order that was paid by card or direct debit, at the price, VAT and discount of now: a new order, for
 * `create-payment` with `mandate`, under its own pay button and with its own consent (CRED-7, MEET-8, PAY-33).
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
  /** `2026-11-24`, the day of a direct debit; null: charged at once. */
  debit_date: z.nullable(z.string()),
  start_now_needed: z.literal(true),
});

export type RepeatOrder = z.output<typeof repeatOrder>;

/** What can be ordered again (CRED-7). `open`: a charge of what was kept that has not ended; until then there is no other. */
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
  }),
  errors: {},
});
