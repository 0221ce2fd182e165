import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** Ends this browser's login to the console; does nothing without one. */
export const logOutOperator = operation({
  name: 'operators/log-out-operator',
  summary: 'Log out of the console',
  method: 'POST',
  path: '/api/console/logout.php',
  caller: 'anyone',
  input: z.strictObject({}),
  answer: z.object({ logged_out: z.literal(true) }),
  errors: {},
});
