import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { paymentMethod } from '#contract/payments/payment-method.ts';

/** An order of a banned member with credits that were bought and not used (DSA-6). */
export const unspentOrder = z.object({
  order: id,
  ordered_at: instant,
  /** The unspent credits of the order, and what was paid for them. */
  credits: z.int(),
  refund: money,
  payment_method: paymentMethod,
  /** The day on which the refund of a direct debit is sent at the latest (SEPA-8). Null: at once. */
  refund_by: z.nullable(instant),
  /** True if the ban is for fraud and the payment is disputed: nothing is refunded meanwhile. */
  disputed: z.boolean(),
});

export type UnspentOrder = z.output<typeof unspentOrder>;

/** The orders that a banned member can have refunded, newest first. Empty for everybody else. */
export const getUnspentRefunds = operation({
  name: 'safety/get-unspent-refunds',
  summary: 'Unspent credits to refund after a ban',
  method: 'GET',
  path: '/api/unspent-refunds.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({ orders: z.array(unspentOrder) }),
  errors: {},
});
