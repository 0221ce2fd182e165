import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { creditPackage } from './package.ts';
import { paymentMethod } from './payment-method.ts';

/** Packages and payment methods for the visitor's payment country (CRED-1, CRED-4). */
export const getPackages = operation({
  name: 'credits/get-packages',
  summary: 'Credit packages on sale',
  method: 'GET',
  path: '/api/packages.php',
  caller: 'anyone',
  input: z.strictObject({}),
  answer: z.object({
    country: z.string(),
    packages: z.array(creditPackage),
    payment_methods: z.array(paymentMethod),
  }),
  errors: {},
});
