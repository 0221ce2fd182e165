import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { currency } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { country } from '#contract/sites/country.ts';
import { paymentMethod } from '../payment-method.ts';
import { madeCode } from './made-code.ts';

/** The code in capitals: letters, digits and dashes only, so that it is hard to mistype or misread. */
const codeName = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, 'required'),
    z.minLength(3, 'too_short'),
    z.maxLength(40, 'too_long'),
    z.regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'code_characters'),
  );

/** At most one decimal. */
const percentage = z.number('required').check(
  z.minimum(1, 'percentage_range'),
  z.maximum(90, 'percentage_range'),
  z.refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'one_decimal'),
);

/**
 * Creates a discount code (CRED-8). Each error is reported at its field: a name in use (`code_taken`), an
 * unknown member (`member_unknown`), or an end in the past (`in_the_past`). A minimum order value without a
 * currency is also refused at its field.
 */
export const makeCode = operation({
  name: 'payments/make-code',
  summary: 'Make a discount code',
  method: 'POST',
  path: '/api/console/discount-codes.php',
  caller: 'operator',
  right: 'offers',
  stepUp: true,
  input: z
    .strictObject({
      code: codeName,
      country: z.nullable(country),
      member: z.nullable(id),
      expires: z.nullable(instant),
      value_percentage: percentage,
      currency: z.nullable(currency),
      minimum_order_value: z.nullable(
        z.int('not_a_number').check(z.minimum(1, 'too_small'), z.maximum(10_000_000, 'too_big')),
      ),
      validity: z.enum(['once', 'once-per-user'], 'required'),
      payment_methods: z.array(paymentMethod),
    })
    .check(
      z.refine(({ minimum_order_value, currency: unit }) => minimum_order_value === null || unit !== null, {
        error: 'required',
        path: ['currency'],
      }),
      z.refine(({ payment_methods }) => new Set(payment_methods).size === payment_methods.length, {
        error: 'doubled',
        path: ['payment_methods'],
      }),
    ),
  /** `waits`: a code that every member may use once waits for a second operator (SAFE-6). */
  answer: z.object({ waits: z.boolean(), code: z.nullable(madeCode) }),
  errors: {},
});
