import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { queryFlag } from '#contract/kit/query.ts';
import { madeCode } from './made-code.ts';

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
  input: z.strictObject({
    personal: z._default(queryFlag, false),
    page: z._default(queryInteger(1, 1000), 1),
  }),
  answer: pageOf(madeCode),
  errors: {},
});
