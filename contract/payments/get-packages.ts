import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { creditPackage, packageId } from './package.ts';
import { paymentMethod } from './payment-method.ts';
import { runningDiscount } from './running-discount.ts';

/**
 * The member's own order that may still be paid (CRED-13). It is open, or it was cancelled and its bank may
 * still complete it. It may hold the member's discount.
 */
export const openOrder = z.object({
  payment_id: id,
  credits: z.int(),
  price: money,
  payment_method: paymentMethod,
  /** The provider's page; null if there is none to go on with. */
  checkout_url: z.nullable(z.string()),
  /** Until when a cancelled order can still be paid; null: the order is open. */
  held_until: z.nullable(instant),
  /** True if it holds the newcomer discount or a discount code. */
  has_discount: z.boolean(),
});

export type OpenOrder = z.output<typeof openOrder>;

/**
 * Packages and payment methods for the payment country (CRED-1, CRED-4, CRED-15).
 * - The methods also depend on the price: that of `package`, or else of the smallest package.
 * - `discount` is the newcomer discount. It is included in the price of every package with a `full_price`,
 *   and `create-payment` requires its code (CRED-9).
 * - `open_order` is the newest order that waits for its money at a checkout; null for none and for visitors.
 *   While a cancelled order holds the newcomer discount, `discount` is null.
 * - `keepable` methods can be kept for later orders, each of which then charges at most `keep_cap` (CRED-7,
 *   PAY-26).
 */
export const getPackages = operation({
  name: 'payments/get-packages',
  summary: 'Credit packages on sale',
  method: 'GET',
  path: '/api/packages.php',
  caller: 'anyone',
  input: z.strictObject({ package: z.optional(packageId) }),
  answer: z.object({
    country: z.string(),
    packages: z.array(creditPackage),
    payment_methods: z.array(paymentMethod),
    discount: z.nullable(runningDiscount),
    open_order: z.nullable(openOrder),
    keepable: z.array(paymentMethod),
    keep_cap: money,
  }),
  errors: {},
});
