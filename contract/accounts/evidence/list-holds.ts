import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { hold } from '#contract/safety/hold.ts';

/** `open`: in force, the earliest review first, unconfirmed freezes before them. `released`: newest first. */
export const holdList = z.enum(['open', 'released']);

/** All holds, a page at a time (CSAM-2). */
export const listHolds = operation({
  name: 'accounts/list-holds',
  summary: 'Holds on evidence and frozen accounts',
  method: 'GET',
  path: '/api/console/holds.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ list: z._default(holdList, 'open'), page: z._default(queryInteger(1, 1000), 1) }),
  answer: z.extend(pageOf(hold), { due: z.int(), unconfirmed: z.int() }),
  errors: {},
});
