import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { operator } from './operator.ts';

/** The operator who is logged in to the console. */
export const getOperator = operation({
  name: 'operators/get-operator',
  summary: 'The operator who is logged in',
  method: 'GET',
  path: '/api/console/operator.php',
  caller: 'operator',
  input: z.strictObject({}),
  answer: z.object({ operator }),
  errors: {},
});
