import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { creditPackage, packageId } from './package.ts';
import { paymentMethod } from './payment-method.ts';
import { runningDiscount } from './running-discount.ts';

/**
 * Packages and payment methods for the visitor's payment country (CRED-1, CRED-4).
 * - The methods also depend on the price: that of `package`, or else of the smallest package.
 * - `discount` is the newcomer discount. It is included in the price of every package with a `full_price`,
 *   and `create-payment` requires its code (CRED-9).
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
    keepable: z.array(paymentMethod),
    keep_cap: money,
  }),
  errors: {},
});
