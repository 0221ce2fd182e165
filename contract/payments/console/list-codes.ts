import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { currency } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { queryFlag } from '#contract/kit/query.ts';
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

/**
 * Discount codes, newest first: codes for everybody, or with `personal` the codes of single members (SAFE-2,
 * CRED-8).
 */
export const listCodes = operation({
  name: 'payments/list-codes',
  summary: 'Discount codes',
  method: 'GET',
  path: '/api/console/discount-codes.php',
  caller: 'operator',
  right: 'offers',
  input: z.strictObject({
    personal: z._default(queryFlag, false),
    page: z._default(queryInteger(1, 1000), 1),
  }),
  answer: pageOf(madeCode),
  errors: {},
});
