import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
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

/** A discount code by its name, or the member's own welcome discount (CRED-8). */
export const getDiscountCode = operation({
  name: 'payments/get-discount-code',
  summary: 'A discount code',
  method: 'GET',
  path: '/api/discountcode.php',
  caller: 'member',
  limit: { calls: 30, seconds: 3600 },
  // The caller chooses the query string freely, so unknown parameters are ignored here (API-2).
  input: z.looseObject({
    code: z.optional(discountCodeName),
    welcome: z.optional(z.enum(['true', 'false'], 'invalid')),
  }),
  answer: discountCode,
  errors: { discount_code_not_found: 404, discount_code_used: 409 },
});
