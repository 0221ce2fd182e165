import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { creditPackage, packageId } from './package.ts';
import { paymentMethod } from './payment-method.ts';
import { runningDiscount } from './running-discount.ts';

/**
 * Packages and payment methods for the visitor's payment country (CRED-1, CRED-4). What can be paid with goes by the price
 * as well: of `package`, else of the smallest. `discount` is what a newcomer has: it is in the price of every package with
 * a `full_price`, and `create-payment` wants its code (CRED-9).
 */
export const getPackages = operation({
  name: 'credits/get-packages',
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
  }),
  errors: {},
});
