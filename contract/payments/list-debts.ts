import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { debt } from './debt.ts';

/** Credits that members owe for money that was returned, newest first (SAFE-2, PAY-34). */
export const listDebts = operation({
  name: 'payments/list-debts',
  summary: 'Credits that members owe',
  method: 'GET',
  path: '/api/console/debts.php',
  caller: 'operator',
  input: z.strictObject({ page: z._default(queryInteger(1, 1000), 1) }),
  answer: pageOf(debt),
  errors: {},
});
