import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { queryFlag } from '#contract/kit/query.ts';
import { typedText } from '#contract/kit/text.ts';
import { codeFigures, codeState } from './code-figures.ts';

/** Filters of the list of codes. `search` is a part of the code, in capitals or not. */
export const codeFilter = {
  state: z.optional(codeState),
  search: z.optional(typedText(40)),
};

/**
 * Discount codes with their use and their money, newest first: codes for everybody, or with `personal` the
 * codes of single members (SAFE-6, CRED-8).
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
    ...codeFilter,
    page: z._default(queryInteger(1, 1000), 1),
  }),
  answer: pageOf(codeFigures),
  errors: {},
});
