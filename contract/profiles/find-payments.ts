import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { typedText } from '#contract/kit/text.ts';
import { consolePayment } from '#contract/payments/console/get-console-payment.ts';
import { paymentState } from '#contract/payments/payment.ts';
import { paymentMethod } from '#contract/payments/payment-method.ts';

/** A payment with the name of its member. Null if the member is erased. */
export const foundPayment = z.object({ ...consolePayment.shape, name: z.nullable(z.string()) });

export type FoundPayment = z.output<typeof foundPayment>;

/**
 * Payments, newest first. `search` matches a whole order number, member id, member name, or provider id
 * (SAFE-2). Not a GET although it only reads, because names must not appear in addresses.
 */
export const findPayments = operation({
  name: 'profiles/find-payments',
  summary: 'Find payments, for operators',
  method: 'POST',
  path: '/api/console/payments.php',
  caller: 'operator',
  right: 'read-payments',
  input: z.strictObject({
    search: z.optional(typedText(100)),
    state: z.optional(paymentState),
    method: z.optional(paymentMethod),
    page: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
  }),
  answer: pageOf(foundPayment),
  errors: {},
});
