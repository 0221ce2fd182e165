import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/** A discount code as people type it: lower case and surrounding spaces make no difference. */
export const discountCodeName = z.string().check(z.maxLength(40, 'too_long'));

/** The value of a discount code and the orders it applies to (CRED-8). */
export const discountCode = z.object({
  code: z.string(),
  country: z.nullable(z.string()),
  user_id: z.nullable(z.int()),
  expires: z.nullable(instant),
  value_percentage: z.number(),
  currency: z.nullable(z.string()),
  /** Minor units; compared with the price before the discount. */
  minimum_order_value: z.nullable(z.int()),
  status: z.enum(['active', 'used']),
  validity: z.enum(['once', 'once-per-user']),
  expired: z.boolean(),
  /** Empty: every payment method. */
  paymentmethods: z.array(z.string()),
});

export type DiscountCode = z.output<typeof discountCode>;
