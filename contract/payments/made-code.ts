import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { currency } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';
import { paymentMethod } from './payment-method.ts';

/** A discount code as operators see it (CRED-8, SAFE-2). */
export const madeCode = z.object({
  code: z.string(),
  /** Where it counts; null: everywhere. */
  country: z.nullable(z.string()),
  /** For whom alone; null: for everybody. */
  member: z.nullable(id),
  expires: z.nullable(instant),
  expired: z.boolean(),
  value_percentage: z.number(),
  currency: z.nullable(currency),
  /** Minor units, before the discount. */
  minimum_order_value: z.nullable(z.int()),
  /** `once`: for one order in all; otherwise for one of each member. */
  validity: z.enum(['once', 'once-per-user']),
  /** Empty: every one. */
  payment_methods: z.array(paymentMethod),
  created_at: instant,
  /** Orders that were paid with it, and that are still to be paid. */
  uses: z.int(),
  held: z.int(),
});

export type MadeCode = z.output<typeof madeCode>;
