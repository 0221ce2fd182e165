import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { currency } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';
import { paymentMethod } from '../payment-method.ts';

/** A discount code as operators see it (CRED-8, SAFE-2). */
export const madeCode = z.object({
  code: z.string(),
  /** The country in which the code applies; null: every country. */
  country: z.nullable(z.string()),
  /** The only member who may use the code; null: every member. */
  member: z.nullable(id),
  expires: z.nullable(instant),
  expired: z.boolean(),
  value_percentage: z.number(),
  currency: z.nullable(currency),
  /** Minor units, before the discount. */
  minimum_order_value: z.nullable(z.int()),
  /** `once`: one order in total. `once-per-user`: one order for each member. */
  validity: z.enum(['once', 'once-per-user']),
  /** Empty: every payment method. */
  payment_methods: z.array(paymentMethod),
  created_at: instant,
  /** The number of paid orders with the code (`uses`) and of unpaid ones that reserve it (`held`). */
  uses: z.int(),
  held: z.int(),
});

export type MadeCode = z.output<typeof madeCode>;
