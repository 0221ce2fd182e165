import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { creditPackage, packageId } from './package.ts';
import { paymentMethod } from './payment-method.ts';
import { runningDiscount } from './running-discount.ts';

/**
 * Packages and payment methods for the visitor's payment country (CRED-1, CRED-4). What can be paid with goes by the price
 * as well: of `package`, else of the smallest. `discount` is what a newcomer has: it is in the price of every package with
 * a `full_price`, and `create-payment` wants its code (CRED-9). `keepable` methods may be kept for later orders, each of which
 * then charges no more than `keep_cap` (CRED-7, PAY-26).
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
